// Made by `npm run schema:build`; not edited by hand.
import type {
  BindStaffMemberMutation,
  BindStaffMemberMutationVariables,
  CancelMyAssignmentMutation,
  CancelMyAssignmentMutationVariables,
  ClubProfilePositionQuery,
  ClubProfilePositionQueryVariables,
  ClubProfilesQuery,
  ClubProfilesQueryVariables,
  ConfirmMyAssignmentMutation,
  ConfirmMyAssignmentMutationVariables,
  CreateAvailabilityRequestMutation,
  CreateAvailabilityRequestMutationVariables,
  CreateBookingSourceMutation,
  CreateBookingSourceMutationVariables,
  CreateEventStreamTicketMutation,
  CreateEventStreamTicketMutationVariables,
  CreateHelperLinkMutation,
  CreateHelperLinkMutationVariables,
  CreateShiftMutation,
  CreateShiftMutationVariables,
  CreateShiftsMutation,
  CreateShiftsMutationVariables,
  CreateVolunteerBroadcastMutation,
  CreateVolunteerBroadcastMutationVariables,
  CreateVolunteerEventMutation,
  CreateVolunteerEventMutationVariables,
  CreateVolunteerMessageMutation,
  CreateVolunteerMessageMutationVariables,
  CreateVolunteerRoleMutation,
  CreateVolunteerRoleMutationVariables,
  CreateVolunteerWebhookMutation,
  CreateVolunteerWebhookMutationVariables,
  CreateVolunteerWorkflowMutation,
  CreateVolunteerWorkflowMutationVariables,
  CreateWebhookEndpointMutation,
  CreateWebhookEndpointMutationVariables,
  DeleteShiftMutation,
  DeleteShiftMutationVariables,
  DeleteVolunteerEventMutation,
  DeleteVolunteerEventMutationVariables,
  DeleteVolunteerMessageMutation,
  DeleteVolunteerMessageMutationVariables,
  DeleteVolunteerRoleMutation,
  DeleteVolunteerRoleMutationVariables,
  DisableWebhookEndpointMutation,
  DisableWebhookEndpointMutationVariables,
  EndVolunteerWebhookMutation,
  EndVolunteerWebhookMutationVariables,
  EraseHelperMutation,
  EraseHelperMutationVariables,
  ExchangeInstallationMutation,
  ExchangeInstallationMutationVariables,
  FindApiKeyQuery,
  FindApiKeyQueryVariables,
  FindClubNodeTypesQuery,
  FindClubNodeTypesQueryVariables,
  FindCourtDeviceQuery,
  FindCourtDeviceQueryVariables,
  FindInstallationQuery,
  FindInstallationQueryVariables,
  FindLinkedHelperQuery,
  FindLinkedHelperQueryVariables,
  FindPrincipalQuery,
  FindPrincipalQueryVariables,
  FindStaffMemberQuery,
  FindStaffMemberQueryVariables,
  FindTicketHolderQuery,
  FindTicketHolderQueryVariables,
  FindVolunteerNodeTypesQuery,
  FindVolunteerNodeTypesQueryVariables,
  FollowClubEventsSubscription,
  FollowClubEventsSubscriptionVariables,
  GetAvailabilityRequestQuery,
  GetAvailabilityRequestQueryVariables,
  GetBookingQuery,
  GetBookingQueryVariables,
  GetBookingImportQuery,
  GetBookingImportQueryVariables,
  GetContextQuery,
  GetContextQueryVariables,
  GetCourtQuery,
  GetCourtQueryVariables,
  GetCourtMappingQuery,
  GetCourtMappingQueryVariables,
  GetHelperQuery,
  GetHelperQueryVariables,
  GetLocationQuery,
  GetLocationQueryVariables,
  GetMatchSessionQuery,
  GetMatchSessionQueryVariables,
  GetScoreEventQuery,
  GetScoreEventQueryVariables,
  GetShiftQuery,
  GetShiftQueryVariables,
  GetVolunteerEventQuery,
  GetVolunteerEventQueryVariables,
  GetVolunteerMessageQuery,
  GetVolunteerMessageQueryVariables,
  GetVolunteerRoleQuery,
  GetVolunteerRoleQueryVariables,
  GetVolunteerWorkflowQuery,
  GetVolunteerWorkflowQueryVariables,
  GrantEventAccessMutation,
  GrantEventAccessMutationVariables,
  GrantEventAccessesMutation,
  GrantEventAccessesMutationVariables,
  ImportBookingsMutation,
  ImportBookingsMutationVariables,
  InactiveClubsQuery,
  InactiveClubsQueryVariables,
  IsClubActiveQuery,
  IsClubActiveQueryVariables,
  KeepInactiveClubsMutation,
  KeepInactiveClubsMutationVariables,
  ListAssignmentsQuery,
  ListAssignmentsQueryVariables,
  ListAvailabilityRequestsQuery,
  ListAvailabilityRequestsQueryVariables,
  ListAvailabilityResponsesQuery,
  ListAvailabilityResponsesQueryVariables,
  ListBookingSourcesQuery,
  ListBookingSourcesQueryVariables,
  ListBookingsQuery,
  ListBookingsQueryVariables,
  ListCourtsQuery,
  ListCourtsQueryVariables,
  ListEventsQuery,
  ListEventsQueryVariables,
  ListHelpersQuery,
  ListHelpersQueryVariables,
  ListHelpersOfVolunteerEventQuery,
  ListHelpersOfVolunteerEventQueryVariables,
  ListLocationsQuery,
  ListLocationsQueryVariables,
  ListMatchSessionsQuery,
  ListMatchSessionsQueryVariables,
  ListMessageRecipientsQuery,
  ListMessageRecipientsQueryVariables,
  ListRolesOfVolunteerEventQuery,
  ListRolesOfVolunteerEventQueryVariables,
  ListScoreEventsQuery,
  ListScoreEventsQueryVariables,
  ListShiftsQuery,
  ListShiftsQueryVariables,
  ListVolunteerEventsQuery,
  ListVolunteerEventsQueryVariables,
  ListVolunteerMessagesQuery,
  ListVolunteerMessagesQueryVariables,
  ListVolunteerRolesQuery,
  ListVolunteerRolesQueryVariables,
  ListVolunteerWebhookDeliveriesQuery,
  ListVolunteerWebhookDeliveriesQueryVariables,
  ListVolunteerWebhooksQuery,
  ListVolunteerWebhooksQueryVariables,
  ListVolunteerWorkflowRunsQuery,
  ListVolunteerWorkflowRunsQueryVariables,
  ListVolunteerWorkflowsQuery,
  ListVolunteerWorkflowsQueryVariables,
  ListWebhookEndpointsQuery,
  ListWebhookEndpointsQueryVariables,
  MailSubscriptionQuery,
  MailSubscriptionQueryVariables,
  MayFollowEventsQuery,
  MayFollowEventsQueryVariables,
  MyInvolvementQuery,
  MyInvolvementQueryVariables,
  PairScorePadMutation,
  PairScorePadMutationVariables,
  PortalApprovalsQuery,
  PortalApprovalsQueryVariables,
  PortalApproveInstallationMutation,
  PortalApproveInstallationMutationVariables,
  PortalClubEventsSubscription,
  PortalClubEventsSubscriptionVariables,
  PortalConsentQuery,
  PortalConsentQueryVariables,
  PortalDaySubscription,
  PortalDaySubscriptionVariables,
  PortalDeliveriesQuery,
  PortalDeliveriesQueryVariables,
  PortalDeliveryQuery,
  PortalDeliveryQueryVariables,
  PortalEndpointQuery,
  PortalEndpointQueryVariables,
  PortalFailingEndpointsQuery,
  PortalFailingEndpointsQueryVariables,
  PortalIntegrationsQuery,
  PortalIntegrationsQueryVariables,
  PortalOpenConflictsQuery,
  PortalOpenConflictsQueryVariables,
  PortalPingEndpointMutation,
  PortalPingEndpointMutationVariables,
  PortalRequestsQuery,
  PortalRequestsQueryVariables,
  PortalResendDeliveryMutation,
  PortalResendDeliveryMutationVariables,
  PortalResendFailedMutation,
  PortalResendFailedMutationVariables,
  PortalResolveConflictMutation,
  PortalResolveConflictMutationVariables,
  PortalRevokeInstallationMutation,
  PortalRevokeInstallationMutationVariables,
  PortalShellQuery,
  PortalShellQueryVariables,
  PortalSourcesQuery,
  PortalSourcesQueryVariables,
  PortalTodayQuery,
  PortalTodayQueryVariables,
  PortalWebhooksQuery,
  PortalWebhooksQueryVariables,
  PortalWithdrawApprovalMutation,
  PortalWithdrawApprovalMutationVariables,
  PutAvailabilityResponseMutation,
  PutAvailabilityResponseMutationVariables,
  PutBookingMutation,
  PutBookingMutationVariables,
  PutCourtMappingMutation,
  PutCourtMappingMutationVariables,
  RecordApiKeyRequestsMutation,
  RecordApiKeyRequestsMutationVariables,
  RecordInstallationRequestsMutation,
  RecordInstallationRequestsMutationVariables,
  RedeemEventStreamTicketMutation,
  RedeemEventStreamTicketMutationVariables,
  RevokeEventAccessMutation,
  RevokeEventAccessMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  SetMailSubscriptionMutation,
  SetMailSubscriptionMutationVariables,
  StartVolunteerWorkflowRunMutation,
  StartVolunteerWorkflowRunMutationVariables,
  StoreClubProfilesMutation,
  StoreClubProfilesMutationVariables,
  SyncVolunteerEventsMutation,
  SyncVolunteerEventsMutationVariables,
  TriggerVolunteerWorkflowMutation,
  TriggerVolunteerWorkflowMutationVariables,
  UpdateAssignmentMutation,
  UpdateAssignmentMutationVariables,
  UpdateAvailabilityRequestMutation,
  UpdateAvailabilityRequestMutationVariables,
  UpdateShiftMutation,
  UpdateShiftMutationVariables,
  UpdateVolunteerEventMutation,
  UpdateVolunteerEventMutationVariables,
  UpdateVolunteerMessageMutation,
  UpdateVolunteerMessageMutationVariables,
  UpdateVolunteerRoleMutation,
  UpdateVolunteerRoleMutationVariables,
  UpdateVolunteerWorkflowMutation,
  UpdateVolunteerWorkflowMutationVariables,
  UpdateWebhookEndpointMutation,
  UpdateWebhookEndpointMutationVariables,
  UpsertAssignmentsMutation,
  UpsertAssignmentsMutationVariables,
  UpsertHelpersMutation,
  UpsertHelpersMutationVariables,
} from './operations.ts'

/** What each registered operation answers and takes, by its name. */
export interface RegisteredOperations {
  BindStaffMember: { data: BindStaffMemberMutation; variables: BindStaffMemberMutationVariables };
  CancelMyAssignment: { data: CancelMyAssignmentMutation; variables: CancelMyAssignmentMutationVariables };
  ClubProfilePosition: { data: ClubProfilePositionQuery; variables: ClubProfilePositionQueryVariables };
  ClubProfiles: { data: ClubProfilesQuery; variables: ClubProfilesQueryVariables };
  ConfirmMyAssignment: { data: ConfirmMyAssignmentMutation; variables: ConfirmMyAssignmentMutationVariables };
  CreateAvailabilityRequest: { data: CreateAvailabilityRequestMutation; variables: CreateAvailabilityRequestMutationVariables };
  CreateBookingSource: { data: CreateBookingSourceMutation; variables: CreateBookingSourceMutationVariables };
  CreateEventStreamTicket: { data: CreateEventStreamTicketMutation; variables: CreateEventStreamTicketMutationVariables };
  CreateHelperLink: { data: CreateHelperLinkMutation; variables: CreateHelperLinkMutationVariables };
  CreateShift: { data: CreateShiftMutation; variables: CreateShiftMutationVariables };
  CreateShifts: { data: CreateShiftsMutation; variables: CreateShiftsMutationVariables };
  CreateVolunteerBroadcast: { data: CreateVolunteerBroadcastMutation; variables: CreateVolunteerBroadcastMutationVariables };
  CreateVolunteerEvent: { data: CreateVolunteerEventMutation; variables: CreateVolunteerEventMutationVariables };
  CreateVolunteerMessage: { data: CreateVolunteerMessageMutation; variables: CreateVolunteerMessageMutationVariables };
  CreateVolunteerRole: { data: CreateVolunteerRoleMutation; variables: CreateVolunteerRoleMutationVariables };
  CreateVolunteerWebhook: { data: CreateVolunteerWebhookMutation; variables: CreateVolunteerWebhookMutationVariables };
  CreateVolunteerWorkflow: { data: CreateVolunteerWorkflowMutation; variables: CreateVolunteerWorkflowMutationVariables };
  CreateWebhookEndpoint: { data: CreateWebhookEndpointMutation; variables: CreateWebhookEndpointMutationVariables };
  DeleteShift: { data: DeleteShiftMutation; variables: DeleteShiftMutationVariables };
  DeleteVolunteerEvent: { data: DeleteVolunteerEventMutation; variables: DeleteVolunteerEventMutationVariables };
  DeleteVolunteerMessage: { data: DeleteVolunteerMessageMutation; variables: DeleteVolunteerMessageMutationVariables };
  DeleteVolunteerRole: { data: DeleteVolunteerRoleMutation; variables: DeleteVolunteerRoleMutationVariables };
  DisableWebhookEndpoint: { data: DisableWebhookEndpointMutation; variables: DisableWebhookEndpointMutationVariables };
  EndVolunteerWebhook: { data: EndVolunteerWebhookMutation; variables: EndVolunteerWebhookMutationVariables };
  EraseHelper: { data: EraseHelperMutation; variables: EraseHelperMutationVariables };
  ExchangeInstallation: { data: ExchangeInstallationMutation; variables: ExchangeInstallationMutationVariables };
  FindApiKey: { data: FindApiKeyQuery; variables: FindApiKeyQueryVariables };
  FindClubNodeTypes: { data: FindClubNodeTypesQuery; variables: FindClubNodeTypesQueryVariables };
  FindCourtDevice: { data: FindCourtDeviceQuery; variables: FindCourtDeviceQueryVariables };
  FindInstallation: { data: FindInstallationQuery; variables: FindInstallationQueryVariables };
  FindLinkedHelper: { data: FindLinkedHelperQuery; variables: FindLinkedHelperQueryVariables };
  FindPrincipal: { data: FindPrincipalQuery; variables: FindPrincipalQueryVariables };
  FindStaffMember: { data: FindStaffMemberQuery; variables: FindStaffMemberQueryVariables };
  FindTicketHolder: { data: FindTicketHolderQuery; variables: FindTicketHolderQueryVariables };
  FindVolunteerNodeTypes: { data: FindVolunteerNodeTypesQuery; variables: FindVolunteerNodeTypesQueryVariables };
  FollowClubEvents: { data: FollowClubEventsSubscription; variables: FollowClubEventsSubscriptionVariables };
  GetAvailabilityRequest: { data: GetAvailabilityRequestQuery; variables: GetAvailabilityRequestQueryVariables };
  GetBooking: { data: GetBookingQuery; variables: GetBookingQueryVariables };
  GetBookingImport: { data: GetBookingImportQuery; variables: GetBookingImportQueryVariables };
  GetContext: { data: GetContextQuery; variables: GetContextQueryVariables };
  GetCourt: { data: GetCourtQuery; variables: GetCourtQueryVariables };
  GetCourtMapping: { data: GetCourtMappingQuery; variables: GetCourtMappingQueryVariables };
  GetHelper: { data: GetHelperQuery; variables: GetHelperQueryVariables };
  GetLocation: { data: GetLocationQuery; variables: GetLocationQueryVariables };
  GetMatchSession: { data: GetMatchSessionQuery; variables: GetMatchSessionQueryVariables };
  GetScoreEvent: { data: GetScoreEventQuery; variables: GetScoreEventQueryVariables };
  GetShift: { data: GetShiftQuery; variables: GetShiftQueryVariables };
  GetVolunteerEvent: { data: GetVolunteerEventQuery; variables: GetVolunteerEventQueryVariables };
  GetVolunteerMessage: { data: GetVolunteerMessageQuery; variables: GetVolunteerMessageQueryVariables };
  GetVolunteerRole: { data: GetVolunteerRoleQuery; variables: GetVolunteerRoleQueryVariables };
  GetVolunteerWorkflow: { data: GetVolunteerWorkflowQuery; variables: GetVolunteerWorkflowQueryVariables };
  GrantEventAccess: { data: GrantEventAccessMutation; variables: GrantEventAccessMutationVariables };
  GrantEventAccesses: { data: GrantEventAccessesMutation; variables: GrantEventAccessesMutationVariables };
  ImportBookings: { data: ImportBookingsMutation; variables: ImportBookingsMutationVariables };
  InactiveClubs: { data: InactiveClubsQuery; variables: InactiveClubsQueryVariables };
  IsClubActive: { data: IsClubActiveQuery; variables: IsClubActiveQueryVariables };
  KeepInactiveClubs: { data: KeepInactiveClubsMutation; variables: KeepInactiveClubsMutationVariables };
  ListAssignments: { data: ListAssignmentsQuery; variables: ListAssignmentsQueryVariables };
  ListAvailabilityRequests: { data: ListAvailabilityRequestsQuery; variables: ListAvailabilityRequestsQueryVariables };
  ListAvailabilityResponses: { data: ListAvailabilityResponsesQuery; variables: ListAvailabilityResponsesQueryVariables };
  ListBookingSources: { data: ListBookingSourcesQuery; variables: ListBookingSourcesQueryVariables };
  ListBookings: { data: ListBookingsQuery; variables: ListBookingsQueryVariables };
  ListCourts: { data: ListCourtsQuery; variables: ListCourtsQueryVariables };
  ListEvents: { data: ListEventsQuery; variables: ListEventsQueryVariables };
  ListHelpers: { data: ListHelpersQuery; variables: ListHelpersQueryVariables };
  ListHelpersOfVolunteerEvent: { data: ListHelpersOfVolunteerEventQuery; variables: ListHelpersOfVolunteerEventQueryVariables };
  ListLocations: { data: ListLocationsQuery; variables: ListLocationsQueryVariables };
  ListMatchSessions: { data: ListMatchSessionsQuery; variables: ListMatchSessionsQueryVariables };
  ListMessageRecipients: { data: ListMessageRecipientsQuery; variables: ListMessageRecipientsQueryVariables };
  ListRolesOfVolunteerEvent: { data: ListRolesOfVolunteerEventQuery; variables: ListRolesOfVolunteerEventQueryVariables };
  ListScoreEvents: { data: ListScoreEventsQuery; variables: ListScoreEventsQueryVariables };
  ListShifts: { data: ListShiftsQuery; variables: ListShiftsQueryVariables };
  ListVolunteerEvents: { data: ListVolunteerEventsQuery; variables: ListVolunteerEventsQueryVariables };
  ListVolunteerMessages: { data: ListVolunteerMessagesQuery; variables: ListVolunteerMessagesQueryVariables };
  ListVolunteerRoles: { data: ListVolunteerRolesQuery; variables: ListVolunteerRolesQueryVariables };
  ListVolunteerWebhookDeliveries: { data: ListVolunteerWebhookDeliveriesQuery; variables: ListVolunteerWebhookDeliveriesQueryVariables };
  ListVolunteerWebhooks: { data: ListVolunteerWebhooksQuery; variables: ListVolunteerWebhooksQueryVariables };
  ListVolunteerWorkflowRuns: { data: ListVolunteerWorkflowRunsQuery; variables: ListVolunteerWorkflowRunsQueryVariables };
  ListVolunteerWorkflows: { data: ListVolunteerWorkflowsQuery; variables: ListVolunteerWorkflowsQueryVariables };
  ListWebhookEndpoints: { data: ListWebhookEndpointsQuery; variables: ListWebhookEndpointsQueryVariables };
  MailSubscription: { data: MailSubscriptionQuery; variables: MailSubscriptionQueryVariables };
  MayFollowEvents: { data: MayFollowEventsQuery; variables: MayFollowEventsQueryVariables };
  MyInvolvement: { data: MyInvolvementQuery; variables: MyInvolvementQueryVariables };
  PairScorePad: { data: PairScorePadMutation; variables: PairScorePadMutationVariables };
  PortalApprovals: { data: PortalApprovalsQuery; variables: PortalApprovalsQueryVariables };
  PortalApproveInstallation: { data: PortalApproveInstallationMutation; variables: PortalApproveInstallationMutationVariables };
  PortalClubEvents: { data: PortalClubEventsSubscription; variables: PortalClubEventsSubscriptionVariables };
  PortalConsent: { data: PortalConsentQuery; variables: PortalConsentQueryVariables };
  PortalDay: { data: PortalDaySubscription; variables: PortalDaySubscriptionVariables };
  PortalDeliveries: { data: PortalDeliveriesQuery; variables: PortalDeliveriesQueryVariables };
  PortalDelivery: { data: PortalDeliveryQuery; variables: PortalDeliveryQueryVariables };
  PortalEndpoint: { data: PortalEndpointQuery; variables: PortalEndpointQueryVariables };
  PortalFailingEndpoints: { data: PortalFailingEndpointsQuery; variables: PortalFailingEndpointsQueryVariables };
  PortalIntegrations: { data: PortalIntegrationsQuery; variables: PortalIntegrationsQueryVariables };
  PortalOpenConflicts: { data: PortalOpenConflictsQuery; variables: PortalOpenConflictsQueryVariables };
  PortalPingEndpoint: { data: PortalPingEndpointMutation; variables: PortalPingEndpointMutationVariables };
  PortalRequests: { data: PortalRequestsQuery; variables: PortalRequestsQueryVariables };
  PortalResendDelivery: { data: PortalResendDeliveryMutation; variables: PortalResendDeliveryMutationVariables };
  PortalResendFailed: { data: PortalResendFailedMutation; variables: PortalResendFailedMutationVariables };
  PortalResolveConflict: { data: PortalResolveConflictMutation; variables: PortalResolveConflictMutationVariables };
  PortalRevokeInstallation: { data: PortalRevokeInstallationMutation; variables: PortalRevokeInstallationMutationVariables };
  PortalShell: { data: PortalShellQuery; variables: PortalShellQueryVariables };
  PortalSources: { data: PortalSourcesQuery; variables: PortalSourcesQueryVariables };
  PortalToday: { data: PortalTodayQuery; variables: PortalTodayQueryVariables };
  PortalWebhooks: { data: PortalWebhooksQuery; variables: PortalWebhooksQueryVariables };
  PortalWithdrawApproval: { data: PortalWithdrawApprovalMutation; variables: PortalWithdrawApprovalMutationVariables };
  PutAvailabilityResponse: { data: PutAvailabilityResponseMutation; variables: PutAvailabilityResponseMutationVariables };
  PutBooking: { data: PutBookingMutation; variables: PutBookingMutationVariables };
  PutCourtMapping: { data: PutCourtMappingMutation; variables: PutCourtMappingMutationVariables };
  RecordApiKeyRequests: { data: RecordApiKeyRequestsMutation; variables: RecordApiKeyRequestsMutationVariables };
  RecordInstallationRequests: { data: RecordInstallationRequestsMutation; variables: RecordInstallationRequestsMutationVariables };
  RedeemEventStreamTicket: { data: RedeemEventStreamTicketMutation; variables: RedeemEventStreamTicketMutationVariables };
  RevokeEventAccess: { data: RevokeEventAccessMutation; variables: RevokeEventAccessMutationVariables };
  RotateWebhookSecret: { data: RotateWebhookSecretMutation; variables: RotateWebhookSecretMutationVariables };
  SetMailSubscription: { data: SetMailSubscriptionMutation; variables: SetMailSubscriptionMutationVariables };
  StartVolunteerWorkflowRun: { data: StartVolunteerWorkflowRunMutation; variables: StartVolunteerWorkflowRunMutationVariables };
  StoreClubProfiles: { data: StoreClubProfilesMutation; variables: StoreClubProfilesMutationVariables };
  SyncVolunteerEvents: { data: SyncVolunteerEventsMutation; variables: SyncVolunteerEventsMutationVariables };
  TriggerVolunteerWorkflow: { data: TriggerVolunteerWorkflowMutation; variables: TriggerVolunteerWorkflowMutationVariables };
  UpdateAssignment: { data: UpdateAssignmentMutation; variables: UpdateAssignmentMutationVariables };
  UpdateAvailabilityRequest: { data: UpdateAvailabilityRequestMutation; variables: UpdateAvailabilityRequestMutationVariables };
  UpdateShift: { data: UpdateShiftMutation; variables: UpdateShiftMutationVariables };
  UpdateVolunteerEvent: { data: UpdateVolunteerEventMutation; variables: UpdateVolunteerEventMutationVariables };
  UpdateVolunteerMessage: { data: UpdateVolunteerMessageMutation; variables: UpdateVolunteerMessageMutationVariables };
  UpdateVolunteerRole: { data: UpdateVolunteerRoleMutation; variables: UpdateVolunteerRoleMutationVariables };
  UpdateVolunteerWorkflow: { data: UpdateVolunteerWorkflowMutation; variables: UpdateVolunteerWorkflowMutationVariables };
  UpdateWebhookEndpoint: { data: UpdateWebhookEndpointMutation; variables: UpdateWebhookEndpointMutationVariables };
  UpsertAssignments: { data: UpsertAssignmentsMutation; variables: UpsertAssignmentsMutationVariables };
  UpsertHelpers: { data: UpsertHelpersMutation; variables: UpsertHelpersMutationVariables };
}
