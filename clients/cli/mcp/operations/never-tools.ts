/** Operations that are no tools, with the reason. Those with DELETE are none either. */
export const NEVER_TOOLS: Readonly<Record<string, string>> = {
  exchangeInstallation: 'answers with what identifies an installation',
  createEventStreamTicket: 'answers with a credential',
  createWebhookEndpoint: 'answers with a signing secret',
  rotateWebhookSecret: 'answers with a signing secret',
  createVolunteerWebhook: 'answers with a signing secret',
  createHelperLink: 'answers with a credential',
}

/** Operations with POST that change what is there, too. */
export const CHANGES_BY_POST: readonly string[] = [
  ...['syncVolunteerEvents', 'upsertHelpers', 'importBookings', 'triggerVolunteerWorkflow'],
  'startVolunteerWorkflowRun',
]
