import { defineWords } from '../../../../i18n/define-words.ts'

/** What each column of a file of helpers holds. */
export const columnWords = defineWords({
  en: {
    columns: 'Columns of the file',
    columnsText:
      'In any order, also under usual names such as Given name or Mobile. A new helper needs a last name; everything else may be left out. An empty cell keeps the stored value.',
    column: 'Column',
    meaning: 'What it holds',
    example: 'Example',
    meanings: {
      external_id:
        'Number in the club’s own list, such as the member number; finds a known helper again',
      first_name: 'First name',
      last_name: 'Last name; required for a new helper',
      email: 'E-mail address; finds a known helper again, too',
      phone: 'Phone number',
      language: 'Language of mails and of the helper’s page',
      tags: 'Tags, separated by commas; one with a comma in quotation marks',
      notes: 'Notes for the coordinators',
      status: 'active or inactive',
      mail: 'Whether messages are mailed to them: on or off',
      helper_id: 'Id of this portal, from an exported list; leave it out for new helpers',
    },
  },
  de: {
    columns: 'Spalten der Datei',
    columnsText:
      'In beliebiger Reihenfolge, auch unter üblichen Namen wie Familienname oder Handy. Neue Helfer brauchen einen Nachnamen, alles andere kann fehlen. Eine leere Zelle lässt den gespeicherten Wert unverändert.',
    column: 'Spalte',
    meaning: 'Was darin steht',
    example: 'Beispiel',
    meanings: {
      external_id:
        'Nummer in der eigenen Liste des Vereins, etwa die Mitgliedsnummer; findet bekannte Helfer wieder',
      first_name: 'Vorname',
      last_name: 'Nachname; nötig bei neuen Helfern',
      email: 'Mailadresse; findet bekannte Helfer ebenfalls wieder',
      phone: 'Telefonnummer',
      language: 'Sprache der Mails und der Helferseite',
      tags: 'Schlagworte, durch Kommas getrennt; eines mit Komma in Anführungszeichen',
      notes: 'Notizen für die Koordination',
      status: 'active (aktiv) oder inactive (inaktiv)',
      mail: 'Ob sie Nachrichten als Mail bekommen: on oder off',
      helper_id: 'Kennung dieses Portals aus einer exportierten Liste; bei neuen Helfern weglassen',
    },
  },
  es: {
    columns: 'Columnas del archivo',
    columnsText:
      'En cualquier orden, también con nombres usuales como Móvil. Los nuevos necesitan apellidos; lo demás puede faltar. Una celda vacía conserva el valor guardado.',
    column: 'Columna',
    meaning: 'Qué contiene',
    example: 'Ejemplo',
    meanings: {
      external_id: 'Número en la lista propia del club, como el de socio; reconoce a quien ya está',
      first_name: 'Nombre de pila',
      last_name: 'Apellidos; necesarios para los nuevos',
      email: 'Correo; también reconoce a quien ya está',
      phone: 'Teléfono',
      language: 'Idioma de los correos y de la página del ayudante',
      tags: 'Etiquetas, separadas por comas; la que tiene coma, entre comillas',
      notes: 'Notas para la coordinación',
      status: 'active (activo) o inactive (inactivo)',
      mail: 'Si se le envían los mensajes por correo: on u off',
      helper_id: 'Id de este portal, de una lista exportada; no se pone a los nuevos',
    },
  },
})
