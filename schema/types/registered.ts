// Made by `npm run schema:build`; not edited by hand.
import type {
  AnswerMyPollMutation,
  AnswerMyPollMutationVariables,
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
  PortalAbortMatchMutation,
  PortalAbortMatchMutationVariables,
  PortalAccountQuery,
  PortalAccountQueryVariables,
  PortalApiKeysQuery,
  PortalApiKeysQueryVariables,
  PortalApprovalsQuery,
  PortalApprovalsQueryVariables,
  PortalApproveInstallationMutation,
  PortalApproveInstallationMutationVariables,
  PortalAssignMutation,
  PortalAssignMutationVariables,
  PortalAuditQuery,
  PortalAuditQueryVariables,
  PortalAwardMatchMutation,
  PortalAwardMatchMutationVariables,
  PortalBacklogQuery,
  PortalBacklogQueryVariables,
  PortalChangeRoleMutation,
  PortalChangeRoleMutationVariables,
  PortalChangeShiftMutation,
  PortalChangeShiftMutationVariables,
  PortalChangeVolunteerEventMutation,
  PortalChangeVolunteerEventMutationVariables,
  PortalChangeWorkflowMutation,
  PortalChangeWorkflowMutationVariables,
  PortalChooseSideMutation,
  PortalChooseSideMutationVariables,
  PortalClubAuditQuery,
  PortalClubAuditQueryVariables,
  PortalClubChangesSubscription,
  PortalClubChangesSubscriptionVariables,
  PortalClubEventsSubscription,
  PortalClubEventsSubscriptionVariables,
  PortalClubsQuery,
  PortalClubsQueryVariables,
  PortalClubsBySlugQuery,
  PortalClubsBySlugQueryVariables,
  PortalConsentQuery,
  PortalConsentQueryVariables,
  PortalCorrectScoreMutation,
  PortalCorrectScoreMutationVariables,
  PortalCourtBoardQuery,
  PortalCourtBoardQueryVariables,
  PortalCourtBoardUpdatesSubscription,
  PortalCourtBoardUpdatesSubscriptionVariables,
  PortalCourtDevicesQuery,
  PortalCourtDevicesQueryVariables,
  PortalCreateHelperLinkMutation,
  PortalCreateHelperLinkMutationVariables,
  PortalCreateKeyMutation,
  PortalCreateKeyMutationVariables,
  PortalCreateMessageMutation,
  PortalCreateMessageMutationVariables,
  PortalCreatePollMutation,
  PortalCreatePollMutationVariables,
  PortalCreateRoleMutation,
  PortalCreateRoleMutationVariables,
  PortalCreateShiftMutation,
  PortalCreateShiftMutationVariables,
  PortalCreateVolunteerEventMutation,
  PortalCreateVolunteerEventMutationVariables,
  PortalCreateWorkflowMutation,
  PortalCreateWorkflowMutationVariables,
  PortalDaySubscription,
  PortalDaySubscriptionVariables,
  PortalDeleteMessageMutation,
  PortalDeleteMessageMutationVariables,
  PortalDeleteRoleMutation,
  PortalDeleteRoleMutationVariables,
  PortalDeleteShiftMutation,
  PortalDeleteShiftMutationVariables,
  PortalDeliveriesQuery,
  PortalDeliveriesQueryVariables,
  PortalDeliveryQuery,
  PortalDeliveryQueryVariables,
  PortalDeliveryCountsQuery,
  PortalDeliveryCountsQueryVariables,
  PortalDeskNeedsQuery,
  PortalDeskNeedsQueryVariables,
  PortalEndPadMutation,
  PortalEndPadMutationVariables,
  PortalEndScreenMutation,
  PortalEndScreenMutationVariables,
  PortalEndpointQuery,
  PortalEndpointQueryVariables,
  PortalEraseHelperMutation,
  PortalEraseHelperMutationVariables,
  PortalEventAccessesQuery,
  PortalEventAccessesQueryVariables,
  PortalEventAssignmentsQuery,
  PortalEventAssignmentsQueryVariables,
  PortalEventNamesQuery,
  PortalEventNamesQueryVariables,
  PortalEventRolesQuery,
  PortalEventRolesQueryVariables,
  PortalEventShiftsQuery,
  PortalEventShiftsQueryVariables,
  PortalEventStaffingQuery,
  PortalEventStaffingQueryVariables,
  PortalFailingEndpointsQuery,
  PortalFailingEndpointsQueryVariables,
  PortalGivenUpQuery,
  PortalGivenUpQueryVariables,
  PortalGrantAccessesMutation,
  PortalGrantAccessesMutationVariables,
  PortalHelperQuery,
  PortalHelperQueryVariables,
  PortalHelpersQuery,
  PortalHelpersQueryVariables,
  PortalHelpersWithoutShiftQuery,
  PortalHelpersWithoutShiftQueryVariables,
  PortalIntegrationsQuery,
  PortalIntegrationsQueryVariables,
  PortalKeyRequestsQuery,
  PortalKeyRequestsQueryVariables,
  PortalKeyRequestsLeftQuery,
  PortalKeyRequestsLeftQueryVariables,
  PortalMatchQuery,
  PortalMatchQueryVariables,
  PortalMatchActsQuery,
  PortalMatchActsQueryVariables,
  PortalMessageQuery,
  PortalMessageQueryVariables,
  PortalMessageRecipientsQuery,
  PortalMessageRecipientsQueryVariables,
  PortalMessagesQuery,
  PortalMessagesQueryVariables,
  PortalNamedClubEventsSubscription,
  PortalNamedClubEventsSubscriptionVariables,
  PortalNamedRecordsQuery,
  PortalNamedRecordsQueryVariables,
  PortalOpenConflictsQuery,
  PortalOpenConflictsQueryVariables,
  PortalOpenEventsQuery,
  PortalOpenEventsQueryVariables,
  PortalOperatedClubsBySlugQuery,
  PortalOperatedClubsBySlugQueryVariables,
  PortalPairScorePadMutation,
  PortalPairScorePadMutationVariables,
  PortalPauseMatchMutation,
  PortalPauseMatchMutationVariables,
  PortalPingEndpointMutation,
  PortalPingEndpointMutationVariables,
  PortalPlanQuery,
  PortalPlanQueryVariables,
  PortalPlanEventQuery,
  PortalPlanEventQueryVariables,
  PortalPlanHelpersQuery,
  PortalPlanHelpersQueryVariables,
  PortalPlanRoleQuery,
  PortalPlanRoleQueryVariables,
  PortalPlanShiftsQuery,
  PortalPlanShiftsQueryVariables,
  PortalPollQuery,
  PortalPollQueryVariables,
  PortalPollAnswersQuery,
  PortalPollAnswersQueryVariables,
  PortalPollsQuery,
  PortalPollsQueryVariables,
  PortalProvisionMutation,
  PortalProvisionMutationVariables,
  PortalRecordPointMutation,
  PortalRecordPointMutationVariables,
  PortalRequestsQuery,
  PortalRequestsQueryVariables,
  PortalRequestsLeftQuery,
  PortalRequestsLeftQueryVariables,
  PortalResendDeliveryMutation,
  PortalResendDeliveryMutationVariables,
  PortalResendFailedMutation,
  PortalResendFailedMutationVariables,
  PortalResolveConflictMutation,
  PortalResolveConflictMutationVariables,
  PortalResumeMatchMutation,
  PortalResumeMatchMutationVariables,
  PortalReversePointMutation,
  PortalReversePointMutationVariables,
  PortalRevokeAccessMutation,
  PortalRevokeAccessMutationVariables,
  PortalRevokeInstallationMutation,
  PortalRevokeInstallationMutationVariables,
  PortalRevokeKeyMutation,
  PortalRevokeKeyMutationVariables,
  PortalRunWorkflowMutation,
  PortalRunWorkflowMutationVariables,
  PortalRunsQuery,
  PortalRunsQueryVariables,
  PortalSandboxHelperQuery,
  PortalSandboxHelperQueryVariables,
  PortalSandboxHelperLinkMutation,
  PortalSandboxHelperLinkMutationVariables,
  PortalScoreEventsQuery,
  PortalScoreEventsQueryVariables,
  PortalSetAssignmentMutation,
  PortalSetAssignmentMutationVariables,
  PortalSetClubStatusMutation,
  PortalSetClubStatusMutationVariables,
  PortalSetPlanMutation,
  PortalSetPlanMutationVariables,
  PortalShellQuery,
  PortalShellQueryVariables,
  PortalShiftAssignmentsQuery,
  PortalShiftAssignmentsQueryVariables,
  PortalShiftCandidatesQuery,
  PortalShiftCandidatesQueryVariables,
  PortalSourcesQuery,
  PortalSourcesQueryVariables,
  PortalStartMatchMutation,
  PortalStartMatchMutationVariables,
  PortalStartPadMutation,
  PortalStartPadMutationVariables,
  PortalStartRunMutation,
  PortalStartRunMutationVariables,
  PortalStartScreenMutation,
  PortalStartScreenMutationVariables,
  PortalSwitchIntegrationMutation,
  PortalSwitchIntegrationMutationVariables,
  PortalTodayQuery,
  PortalTodayQueryVariables,
  PortalUpdateMessageMutation,
  PortalUpdateMessageMutationVariables,
  PortalUpdatePollMutation,
  PortalUpdatePollMutationVariables,
  PortalUpsertHelpersMutation,
  PortalUpsertHelpersMutationVariables,
  PortalVolunteerAuditQuery,
  PortalVolunteerAuditQueryVariables,
  PortalVolunteerClubAuditQuery,
  PortalVolunteerClubAuditQueryVariables,
  PortalVolunteerEventListQuery,
  PortalVolunteerEventListQueryVariables,
  PortalVolunteerEventsSubscription,
  PortalVolunteerEventsSubscriptionVariables,
  PortalWebhooksQuery,
  PortalWebhooksQueryVariables,
  PortalWithdrawApprovalMutation,
  PortalWithdrawApprovalMutationVariables,
  PortalWorkflowQuery,
  PortalWorkflowQueryVariables,
  PortalWorkflowEventsSubscription,
  PortalWorkflowEventsSubscriptionVariables,
  PortalWorkflowsQuery,
  PortalWorkflowsQueryVariables,
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
  AnswerMyPoll: { data: AnswerMyPollMutation; variables: AnswerMyPollMutationVariables };
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
  PortalAbortMatch: { data: PortalAbortMatchMutation; variables: PortalAbortMatchMutationVariables };
  PortalAccount: { data: PortalAccountQuery; variables: PortalAccountQueryVariables };
  PortalApiKeys: { data: PortalApiKeysQuery; variables: PortalApiKeysQueryVariables };
  PortalApprovals: { data: PortalApprovalsQuery; variables: PortalApprovalsQueryVariables };
  PortalApproveInstallation: { data: PortalApproveInstallationMutation; variables: PortalApproveInstallationMutationVariables };
  PortalAssign: { data: PortalAssignMutation; variables: PortalAssignMutationVariables };
  PortalAudit: { data: PortalAuditQuery; variables: PortalAuditQueryVariables };
  PortalAwardMatch: { data: PortalAwardMatchMutation; variables: PortalAwardMatchMutationVariables };
  PortalBacklog: { data: PortalBacklogQuery; variables: PortalBacklogQueryVariables };
  PortalChangeRole: { data: PortalChangeRoleMutation; variables: PortalChangeRoleMutationVariables };
  PortalChangeShift: { data: PortalChangeShiftMutation; variables: PortalChangeShiftMutationVariables };
  PortalChangeVolunteerEvent: { data: PortalChangeVolunteerEventMutation; variables: PortalChangeVolunteerEventMutationVariables };
  PortalChangeWorkflow: { data: PortalChangeWorkflowMutation; variables: PortalChangeWorkflowMutationVariables };
  PortalChooseSide: { data: PortalChooseSideMutation; variables: PortalChooseSideMutationVariables };
  PortalClubAudit: { data: PortalClubAuditQuery; variables: PortalClubAuditQueryVariables };
  PortalClubChanges: { data: PortalClubChangesSubscription; variables: PortalClubChangesSubscriptionVariables };
  PortalClubEvents: { data: PortalClubEventsSubscription; variables: PortalClubEventsSubscriptionVariables };
  PortalClubs: { data: PortalClubsQuery; variables: PortalClubsQueryVariables };
  PortalClubsBySlug: { data: PortalClubsBySlugQuery; variables: PortalClubsBySlugQueryVariables };
  PortalConsent: { data: PortalConsentQuery; variables: PortalConsentQueryVariables };
  PortalCorrectScore: { data: PortalCorrectScoreMutation; variables: PortalCorrectScoreMutationVariables };
  PortalCourtBoard: { data: PortalCourtBoardQuery; variables: PortalCourtBoardQueryVariables };
  PortalCourtBoardUpdates: { data: PortalCourtBoardUpdatesSubscription; variables: PortalCourtBoardUpdatesSubscriptionVariables };
  PortalCourtDevices: { data: PortalCourtDevicesQuery; variables: PortalCourtDevicesQueryVariables };
  PortalCreateHelperLink: { data: PortalCreateHelperLinkMutation; variables: PortalCreateHelperLinkMutationVariables };
  PortalCreateKey: { data: PortalCreateKeyMutation; variables: PortalCreateKeyMutationVariables };
  PortalCreateMessage: { data: PortalCreateMessageMutation; variables: PortalCreateMessageMutationVariables };
  PortalCreatePoll: { data: PortalCreatePollMutation; variables: PortalCreatePollMutationVariables };
  PortalCreateRole: { data: PortalCreateRoleMutation; variables: PortalCreateRoleMutationVariables };
  PortalCreateShift: { data: PortalCreateShiftMutation; variables: PortalCreateShiftMutationVariables };
  PortalCreateVolunteerEvent: { data: PortalCreateVolunteerEventMutation; variables: PortalCreateVolunteerEventMutationVariables };
  PortalCreateWorkflow: { data: PortalCreateWorkflowMutation; variables: PortalCreateWorkflowMutationVariables };
  PortalDay: { data: PortalDaySubscription; variables: PortalDaySubscriptionVariables };
  PortalDeleteMessage: { data: PortalDeleteMessageMutation; variables: PortalDeleteMessageMutationVariables };
  PortalDeleteRole: { data: PortalDeleteRoleMutation; variables: PortalDeleteRoleMutationVariables };
  PortalDeleteShift: { data: PortalDeleteShiftMutation; variables: PortalDeleteShiftMutationVariables };
  PortalDeliveries: { data: PortalDeliveriesQuery; variables: PortalDeliveriesQueryVariables };
  PortalDelivery: { data: PortalDeliveryQuery; variables: PortalDeliveryQueryVariables };
  PortalDeliveryCounts: { data: PortalDeliveryCountsQuery; variables: PortalDeliveryCountsQueryVariables };
  PortalDeskNeeds: { data: PortalDeskNeedsQuery; variables: PortalDeskNeedsQueryVariables };
  PortalEndPad: { data: PortalEndPadMutation; variables: PortalEndPadMutationVariables };
  PortalEndScreen: { data: PortalEndScreenMutation; variables: PortalEndScreenMutationVariables };
  PortalEndpoint: { data: PortalEndpointQuery; variables: PortalEndpointQueryVariables };
  PortalEraseHelper: { data: PortalEraseHelperMutation; variables: PortalEraseHelperMutationVariables };
  PortalEventAccesses: { data: PortalEventAccessesQuery; variables: PortalEventAccessesQueryVariables };
  PortalEventAssignments: { data: PortalEventAssignmentsQuery; variables: PortalEventAssignmentsQueryVariables };
  PortalEventNames: { data: PortalEventNamesQuery; variables: PortalEventNamesQueryVariables };
  PortalEventRoles: { data: PortalEventRolesQuery; variables: PortalEventRolesQueryVariables };
  PortalEventShifts: { data: PortalEventShiftsQuery; variables: PortalEventShiftsQueryVariables };
  PortalEventStaffing: { data: PortalEventStaffingQuery; variables: PortalEventStaffingQueryVariables };
  PortalFailingEndpoints: { data: PortalFailingEndpointsQuery; variables: PortalFailingEndpointsQueryVariables };
  PortalGivenUp: { data: PortalGivenUpQuery; variables: PortalGivenUpQueryVariables };
  PortalGrantAccesses: { data: PortalGrantAccessesMutation; variables: PortalGrantAccessesMutationVariables };
  PortalHelper: { data: PortalHelperQuery; variables: PortalHelperQueryVariables };
  PortalHelpers: { data: PortalHelpersQuery; variables: PortalHelpersQueryVariables };
  PortalHelpersWithoutShift: { data: PortalHelpersWithoutShiftQuery; variables: PortalHelpersWithoutShiftQueryVariables };
  PortalIntegrations: { data: PortalIntegrationsQuery; variables: PortalIntegrationsQueryVariables };
  PortalKeyRequests: { data: PortalKeyRequestsQuery; variables: PortalKeyRequestsQueryVariables };
  PortalKeyRequestsLeft: { data: PortalKeyRequestsLeftQuery; variables: PortalKeyRequestsLeftQueryVariables };
  PortalMatch: { data: PortalMatchQuery; variables: PortalMatchQueryVariables };
  PortalMatchActs: { data: PortalMatchActsQuery; variables: PortalMatchActsQueryVariables };
  PortalMessage: { data: PortalMessageQuery; variables: PortalMessageQueryVariables };
  PortalMessageRecipients: { data: PortalMessageRecipientsQuery; variables: PortalMessageRecipientsQueryVariables };
  PortalMessages: { data: PortalMessagesQuery; variables: PortalMessagesQueryVariables };
  PortalNamedClubEvents: { data: PortalNamedClubEventsSubscription; variables: PortalNamedClubEventsSubscriptionVariables };
  PortalNamedRecords: { data: PortalNamedRecordsQuery; variables: PortalNamedRecordsQueryVariables };
  PortalOpenConflicts: { data: PortalOpenConflictsQuery; variables: PortalOpenConflictsQueryVariables };
  PortalOpenEvents: { data: PortalOpenEventsQuery; variables: PortalOpenEventsQueryVariables };
  PortalOperatedClubsBySlug: { data: PortalOperatedClubsBySlugQuery; variables: PortalOperatedClubsBySlugQueryVariables };
  PortalPairScorePad: { data: PortalPairScorePadMutation; variables: PortalPairScorePadMutationVariables };
  PortalPauseMatch: { data: PortalPauseMatchMutation; variables: PortalPauseMatchMutationVariables };
  PortalPingEndpoint: { data: PortalPingEndpointMutation; variables: PortalPingEndpointMutationVariables };
  PortalPlan: { data: PortalPlanQuery; variables: PortalPlanQueryVariables };
  PortalPlanEvent: { data: PortalPlanEventQuery; variables: PortalPlanEventQueryVariables };
  PortalPlanHelpers: { data: PortalPlanHelpersQuery; variables: PortalPlanHelpersQueryVariables };
  PortalPlanRole: { data: PortalPlanRoleQuery; variables: PortalPlanRoleQueryVariables };
  PortalPlanShifts: { data: PortalPlanShiftsQuery; variables: PortalPlanShiftsQueryVariables };
  PortalPoll: { data: PortalPollQuery; variables: PortalPollQueryVariables };
  PortalPollAnswers: { data: PortalPollAnswersQuery; variables: PortalPollAnswersQueryVariables };
  PortalPolls: { data: PortalPollsQuery; variables: PortalPollsQueryVariables };
  PortalProvision: { data: PortalProvisionMutation; variables: PortalProvisionMutationVariables };
  PortalRecordPoint: { data: PortalRecordPointMutation; variables: PortalRecordPointMutationVariables };
  PortalRequests: { data: PortalRequestsQuery; variables: PortalRequestsQueryVariables };
  PortalRequestsLeft: { data: PortalRequestsLeftQuery; variables: PortalRequestsLeftQueryVariables };
  PortalResendDelivery: { data: PortalResendDeliveryMutation; variables: PortalResendDeliveryMutationVariables };
  PortalResendFailed: { data: PortalResendFailedMutation; variables: PortalResendFailedMutationVariables };
  PortalResolveConflict: { data: PortalResolveConflictMutation; variables: PortalResolveConflictMutationVariables };
  PortalResumeMatch: { data: PortalResumeMatchMutation; variables: PortalResumeMatchMutationVariables };
  PortalReversePoint: { data: PortalReversePointMutation; variables: PortalReversePointMutationVariables };
  PortalRevokeAccess: { data: PortalRevokeAccessMutation; variables: PortalRevokeAccessMutationVariables };
  PortalRevokeInstallation: { data: PortalRevokeInstallationMutation; variables: PortalRevokeInstallationMutationVariables };
  PortalRevokeKey: { data: PortalRevokeKeyMutation; variables: PortalRevokeKeyMutationVariables };
  PortalRunWorkflow: { data: PortalRunWorkflowMutation; variables: PortalRunWorkflowMutationVariables };
  PortalRuns: { data: PortalRunsQuery; variables: PortalRunsQueryVariables };
  PortalSandboxHelper: { data: PortalSandboxHelperQuery; variables: PortalSandboxHelperQueryVariables };
  PortalSandboxHelperLink: { data: PortalSandboxHelperLinkMutation; variables: PortalSandboxHelperLinkMutationVariables };
  PortalScoreEvents: { data: PortalScoreEventsQuery; variables: PortalScoreEventsQueryVariables };
  PortalSetAssignment: { data: PortalSetAssignmentMutation; variables: PortalSetAssignmentMutationVariables };
  PortalSetClubStatus: { data: PortalSetClubStatusMutation; variables: PortalSetClubStatusMutationVariables };
  PortalSetPlan: { data: PortalSetPlanMutation; variables: PortalSetPlanMutationVariables };
  PortalShell: { data: PortalShellQuery; variables: PortalShellQueryVariables };
  PortalShiftAssignments: { data: PortalShiftAssignmentsQuery; variables: PortalShiftAssignmentsQueryVariables };
  PortalShiftCandidates: { data: PortalShiftCandidatesQuery; variables: PortalShiftCandidatesQueryVariables };
  PortalSources: { data: PortalSourcesQuery; variables: PortalSourcesQueryVariables };
  PortalStartMatch: { data: PortalStartMatchMutation; variables: PortalStartMatchMutationVariables };
  PortalStartPad: { data: PortalStartPadMutation; variables: PortalStartPadMutationVariables };
  PortalStartRun: { data: PortalStartRunMutation; variables: PortalStartRunMutationVariables };
  PortalStartScreen: { data: PortalStartScreenMutation; variables: PortalStartScreenMutationVariables };
  PortalSwitchIntegration: { data: PortalSwitchIntegrationMutation; variables: PortalSwitchIntegrationMutationVariables };
  PortalToday: { data: PortalTodayQuery; variables: PortalTodayQueryVariables };
  PortalUpdateMessage: { data: PortalUpdateMessageMutation; variables: PortalUpdateMessageMutationVariables };
  PortalUpdatePoll: { data: PortalUpdatePollMutation; variables: PortalUpdatePollMutationVariables };
  PortalUpsertHelpers: { data: PortalUpsertHelpersMutation; variables: PortalUpsertHelpersMutationVariables };
  PortalVolunteerAudit: { data: PortalVolunteerAuditQuery; variables: PortalVolunteerAuditQueryVariables };
  PortalVolunteerClubAudit: { data: PortalVolunteerClubAuditQuery; variables: PortalVolunteerClubAuditQueryVariables };
  PortalVolunteerEventList: { data: PortalVolunteerEventListQuery; variables: PortalVolunteerEventListQueryVariables };
  PortalVolunteerEvents: { data: PortalVolunteerEventsSubscription; variables: PortalVolunteerEventsSubscriptionVariables };
  PortalWebhooks: { data: PortalWebhooksQuery; variables: PortalWebhooksQueryVariables };
  PortalWithdrawApproval: { data: PortalWithdrawApprovalMutation; variables: PortalWithdrawApprovalMutationVariables };
  PortalWorkflow: { data: PortalWorkflowQuery; variables: PortalWorkflowQueryVariables };
  PortalWorkflowEvents: { data: PortalWorkflowEventsSubscription; variables: PortalWorkflowEventsSubscriptionVariables };
  PortalWorkflows: { data: PortalWorkflowsQuery; variables: PortalWorkflowsQueryVariables };
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
