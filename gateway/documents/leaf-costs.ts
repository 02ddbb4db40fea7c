/** What values may cost that are longer than others: one for each 200 characters of the longest. */
export const LEAF_COSTS: Readonly<Record<string, number>> = {
  'VolunteerEvent.description': 20,
  'Shift.description': 20,
  'VolunteerRole.description': 5,
  'VolunteerWebhook.url': 10,
  'VolunteerWebhookDelivery.payload': 60,
  'Helper.notes': 10,
  'Helper.tags': 5,
  'Location.openingHours': 30,
  'WebhookEndpoint.url': 10,
  'WebhookDelivery.body': 10,
  'Application.redirectUris': 50,
  'ImportError.message': 3,
  'ImportError.details': 10,
}
