CREATE TABLE `applications` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `registration` longtext DEFAULT NULL CHECK (json_valid(`registration`)),
  PRIMARY KEY (`id`),
  UNIQUE KEY `applications_by_slug` (`slug`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `bookings` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `location_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `court_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `booking_source_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `installation_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `provider` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `external_booking_id` varbinary(800) DEFAULT NULL,
  `external_court_id` varbinary(800) DEFAULT NULL,
  `source_version` int(10) unsigned DEFAULT NULL,
  `scheduled_start` datetime(3) NOT NULL,
  `scheduled_end` datetime(3) NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `participants` longtext NOT NULL CHECK (json_valid(`participants`)),
  `match_session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `published_count` int(10) unsigned NOT NULL,
  `imported_at` datetime(3) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `open_conflict_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `bookings_by_external_booking` (`booking_source_id`,`external_booking_id`),
  KEY `bookings_by_start` (`club_id`,`scheduled_start`,`id`),
  KEY `bookings_by_provider` (`club_id`,`provider`,`status`,`scheduled_start`,`id`),
  KEY `bookings_by_location` (`club_id`,`location_id`,`provider`,`status`,`scheduled_start`,`id`),
  KEY `bookings_by_court` (`club_id`,`court_id`,`provider`,`status`,`scheduled_start`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `booking_imports` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `booking_source_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `installation_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `total` int(10) unsigned NOT NULL,
  `imported` int(10) unsigned NOT NULL,
  `failed` int(10) unsigned NOT NULL,
  `started_at` datetime(3) DEFAULT NULL,
  `completed_at` datetime(3) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `booking_import_pieces` (
  `import_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `first_position` int(10) unsigned NOT NULL,
  `snapshots` longtext NOT NULL CHECK (json_valid(`snapshots`)),
  PRIMARY KEY (`import_id`,`first_position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `booking_import_steps` (
  `import_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `first_position` int(10) unsigned NOT NULL,
  `results` longtext NOT NULL CHECK (json_valid(`results`)),
  PRIMARY KEY (`import_id`,`first_position`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `booking_sources` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `installation_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `source_key` varbinary(320) NOT NULL,
  `name` varchar(120) NOT NULL,
  `provider` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `external_account_id` varbinary(800) DEFAULT NULL,
  `last_synchronized_at` datetime(3) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `failures_in_a_row` int(10) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `booking_sources_by_key` (`installation_id`,`source_key`),
  KEY `booking_sources_by_installation` (`installation_id`,`created_at`,`id`),
  KEY `booking_sources_by_club` (`club_id`,`provider`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `clubs` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `slug` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `timezone` varchar(60) NOT NULL,
  `currency` varchar(3) NOT NULL,
  `country` varchar(2) NOT NULL,
  `language` varchar(35) NOT NULL,
  `scoring_mode` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `rule_version` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL DEFAULT current_timestamp(3),
  PRIMARY KEY (`id`),
  UNIQUE KEY `clubs_by_slug` (`slug`),
  KEY `clubs_by_status` (`status`,`id`),
  KEY `clubs_by_update` (`updated_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `courts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `location_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `number` int(10) unsigned NOT NULL,
  `public_id` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `indoor_outdoor` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `surface_type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `published_count` int(10) unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `status_override` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `device_seen_at` datetime(3) DEFAULT NULL,
  `has_device_warning` tinyint(1) NOT NULL DEFAULT 0,
  `status_due_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `courts_by_public_id` (`public_id`),
  KEY `courts_by_club` (`club_id`,`created_at`,`id`),
  KEY `courts_by_status` (`status`),
  KEY `courts_by_due_time` (`status_due_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `court_mappings` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `booking_source_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `external_court_id` varbinary(800) NOT NULL,
  `external_court_name` varchar(120) DEFAULT NULL,
  `court_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `court_mappings_by_external_court` (`booking_source_id`,`external_court_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_log` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint(20) unsigned NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `schema_version` int(10) unsigned NOT NULL,
  `resource_type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `resource_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sequence` int(10) unsigned NOT NULL,
  `changed_fields` longtext NOT NULL CHECK (json_valid(`changed_fields`)),
  `occurred_at` datetime(3) NOT NULL,
  `data` longtext DEFAULT NULL CHECK (json_valid(`data`)),
  PRIMARY KEY (`organization_id`,`publication_sequence`),
  UNIQUE KEY `event_log_by_id` (`id`),
  KEY `event_log_by_club` (`club_id`,`publication_sequence`),
  KEY `event_log_by_time` (`occurred_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_log_purges` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_stream_tickets` (
  `token_hash` binary(32) NOT NULL,
  `installation_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `position` bigint(20) unsigned DEFAULT NULL,
  `expires_at` datetime(3) NOT NULL,
  `used_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`token_hash`),
  KEY `event_stream_tickets_by_expiry` (`expires_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `idempotent_answers` (
  `scope` varbinary(200) NOT NULL,
  `idempotency_key` varbinary(1020) NOT NULL,
  `fingerprint` binary(32) NOT NULL,
  `answer` mediumblob NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`scope`,`idempotency_key`),
  KEY `idempotent_answers_by_time` (`created_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `identity_principals` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `subject` varbinary(800) NOT NULL,
  `key_id` varchar(64) NOT NULL,
  `public_jwk` longtext NOT NULL CHECK (json_valid(`public_jwk`)),
  `is_active` tinyint(1) NOT NULL,
  `expires_at` datetime(3) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `identity_principals_by_subject` (`subject`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `installations` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `application_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `environment` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `scopes` longtext NOT NULL CHECK (json_valid(`scopes`)),
  `oauth_subject` varbinary(800) NOT NULL,
  `installed_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) DEFAULT NULL,
  `credential_key_id` varbinary(200) DEFAULT NULL,
  `revoked_at` datetime(3) DEFAULT NULL,
  `principal_ended_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `installations_by_subject` (`oauth_subject`),
  KEY `installations_by_club` (`club_id`,`id`),
  KEY `installations_by_end` (`status`,`principal_ended_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `installation_authorizations` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `application_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `installation_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `code_hash` binary(32) NOT NULL,
  `environment` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `scopes` longtext NOT NULL CHECK (json_valid(`scopes`)),
  `redirect_uri` varchar(2048) NOT NULL,
  `code_challenge` varchar(43) NOT NULL,
  `nonce` varchar(200) NOT NULL,
  `installation_expires_at` datetime(3) DEFAULT NULL,
  `approved_by` varbinary(800) NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  `claimed_at` datetime(3) DEFAULT NULL,
  `idempotency_key` varbinary(1020) DEFAULT NULL,
  `fingerprint` binary(32) DEFAULT NULL,
  `answer` longtext DEFAULT NULL CHECK (json_valid(`answer`)),
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `installation_authorizations_by_code` (`code_hash`),
  UNIQUE KEY `installation_authorizations_by_key` (`application_id`,`idempotency_key`),
  KEY `installation_authorizations_by_club` (`club_id`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `leases` (
  `name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `holder` varchar(300) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `locations` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `address` varchar(200) NOT NULL,
  `city` varchar(120) NOT NULL,
  `postal_code` varchar(20) NOT NULL,
  `country` varchar(2) NOT NULL,
  `timezone` varchar(60) NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opening_hours` longtext DEFAULT NULL CHECK (json_valid(`opening_hours`)),
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `locations_by_club` (`club_id`,`created_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `match_sessions` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `location_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `court_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `booking_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `scheduled_start` datetime(3) NOT NULL,
  `scheduled_end` datetime(3) NOT NULL,
  `actual_start` datetime(3) DEFAULT NULL,
  `actual_end` datetime(3) DEFAULT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `scoring_mode` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `rule_version` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_sequence` int(10) unsigned NOT NULL,
  `ai_model_version` varchar(120) DEFAULT NULL,
  `score` longtext DEFAULT NULL CHECK (json_valid(`score`)),
  `participants` longtext NOT NULL CHECK (json_valid(`participants`)),
  `published_count` int(10) unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `scored_at` datetime(3) DEFAULT NULL,
  `due_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `match_sessions_by_start` (`club_id`,`scheduled_start`,`id`),
  KEY `match_sessions_by_court` (`club_id`,`court_id`,`scheduled_start`,`id`),
  KEY `match_sessions_by_status` (`club_id`,`status`,`scheduled_start`,`id`),
  KEY `match_sessions_on_court` (`court_id`,`status`,`scheduled_start`),
  KEY `match_sessions_by_due_time` (`due_at`,`id`),
  KEY `match_sessions_by_location` (`club_id`,`location_id`,`status`,`scheduled_start`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `organizations` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `organization_heads` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `reconciliation_conflicts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `booking_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `match_session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `source_version` int(10) unsigned DEFAULT NULL,
  `fields` longtext NOT NULL CHECK (json_valid(`fields`)),
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `resolved_at` datetime(3) DEFAULT NULL,
  `resolved_by` varchar(255) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `reconciliation_conflicts_by_status` (`club_id`,`status`,`created_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `schema_migrations` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `timestamp` bigint(20) NOT NULL,
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `score_events` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `match_session_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sequence` int(10) unsigned DEFAULT NULL,
  `event_type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `team` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `source` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `snapshot_before` longtext DEFAULT NULL CHECK (json_valid(`snapshot_before`)),
  `snapshot_after` longtext DEFAULT NULL CHECK (json_valid(`snapshot_after`)),
  `reversed_event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `client_event_id` varbinary(800) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `score_events_by_sequence` (`match_session_id`,`sequence`),
  UNIQUE KEY `score_events_by_client_event` (`match_session_id`,`client_event_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `secret_key_fingerprints` (
  `fingerprint` binary(16) NOT NULL,
  `first_used_at` datetime(3) NOT NULL,
  PRIMARY KEY (`fingerprint`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_attempts` (
  `delivery_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `number` int(10) unsigned NOT NULL,
  `started_at` datetime(3) NOT NULL,
  `duration_ms` int(10) unsigned NOT NULL,
  `response_status` int(10) unsigned DEFAULT NULL,
  `failure` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`delivery_id`,`number`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_deliveries` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `endpoint_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `body` mediumtext NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `attempt_count` int(10) unsigned NOT NULL,
  `next_attempt_at` datetime(3) DEFAULT NULL,
  `lease` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `completed_at` datetime(3) DEFAULT NULL,
  `resource_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `sequence` int(10) unsigned DEFAULT NULL,
  `resend` int(10) unsigned NOT NULL DEFAULT 0,
  `is_retry` tinyint(4) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `webhook_deliveries_by_event` (`event_id`,`endpoint_id`,`resend`),
  KEY `webhook_deliveries_by_lane` (`status`,`endpoint_id`,`next_attempt_at`,`id`),
  KEY `webhook_deliveries_by_time` (`created_at`),
  KEY `webhook_deliveries_by_status` (`endpoint_id`,`status`,`created_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_endpoints` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `owner_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) DEFAULT NULL,
  `url` varbinary(8192) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_types` longtext NOT NULL CHECK (json_valid(`event_types`)),
  `secret` varbinary(400) NOT NULL,
  `secret_version` int(10) unsigned NOT NULL,
  `consecutive_failures` int(10) unsigned NOT NULL,
  `last_failure_at` datetime(3) DEFAULT NULL,
  `rests_until` datetime(3) DEFAULT NULL,
  `disabled_at` datetime(3) DEFAULT NULL,
  `follows_after` bigint(20) unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `webhook_endpoints_by_owner` (`owner_id`,`created_at`,`id`),
  KEY `webhook_endpoints_by_club` (`club_id`,`created_at`,`id`),
  KEY `webhook_endpoints_by_organization` (`organization_id`,`status`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_positions` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint(20) unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `work_items` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `queue` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `lane` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `due_at` datetime(3) NOT NULL,
  `lease` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `attempt_count` int(10) unsigned NOT NULL,
  PRIMARY KEY (`id`),
  KEY `work_items_by_due` (`queue`,`lane`,`due_at`,`id`),
  KEY `work_items_in_turn` (`queue`,`lane`,`lease`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

INSERT INTO schema_migrations (timestamp, name) VALUES
  (1, 'create-event-log-0000000000001'),
  (2, 'create-organization-heads-0000000000002'),
  (3, 'create-idempotent-answers-0000000000003'),
  (10, 'create-event-log-purges-0000000000010'),
  (18, 'keep-event-data-0000000000018'),
  (20, 'create-work-items-0000000000020'),
  (30, 'create-webhook-endpoints-0000000000030'),
  (31, 'create-webhook-deliveries-0000000000031'),
  (32, 'create-webhook-attempts-0000000000032'),
  (33, 'create-webhook-positions-0000000000033'),
  (34, 'create-secret-key-fingerprints-0000000000034'),
  (36, 'order-webhook-deliveries-0000000000036'),
  (37, 'find-webhook-deliveries-by-attempt-0000000000037'),
  (38, 'find-webhook-deliveries-by-resource-0000000000038'),
  (39, 'resend-webhook-deliveries-0000000000039'),
  (40, 'list-webhook-deliveries-by-status-0000000000040'),
  (41, 'find-the-turn-of-work-items-0000000000041'),
  (42, 'tell-retries-apart-0000000000042'),
  (43, 'find-retries-0000000000043'),
  (44, 'note-retries-0000000000044'),
  (100, 'create-organizations-0000000000100'),
  (101, 'create-clubs-0000000000101'),
  (102, 'create-locations-0000000000102'),
  (103, 'create-courts-0000000000103'),
  (104, 'create-applications-0000000000104'),
  (105, 'create-installations-0000000000105'),
  (106, 'create-booking-sources-0000000000106'),
  (107, 'create-court-mappings-0000000000107'),
  (108, 'create-match-sessions-0000000000108'),
  (109, 'create-bookings-0000000000109'),
  (110, 'register-applications-0000000000110'),
  (111, 'end-installations-0000000000111'),
  (112, 'create-installation-authorizations-0000000000112'),
  (117, 'create-identity-principals-0000000000117'),
  (120, 'create-score-events-0000000000120'),
  (121, 'time-match-sessions-0000000000121'),
  (122, 'find-due-times-0000000000122'),
  (123, 'tell-court-states-apart-0000000000123'),
  (124, 'keep-court-states-0000000000124'),
  (125, 'create-reconciliation-conflicts-0000000000125'),
  (126, 'point-bookings-at-conflicts-0000000000126'),
  (130, 'create-event-stream-tickets-0000000000130'),
  (140, 'create-booking-imports-0000000000140'),
  (141, 'create-booking-import-records-0000000000141'),
  (142, 'create-booking-import-results-0000000000142'),
  (143, 'count-source-failures-0000000000143'),
  (150, 'list-bookings-by-any-filter-0000000000150'),
  (151, 'list-sessions-of-location-by-status-0000000000151'),
  (152, 'list-conflicts-by-status-0000000000152'),
  (153, 'find-providers-of-clubs-0000000000153'),
  (154, 'find-clubs-by-status-0000000000154'),
  (155, 'drop-clubs-by-organization-0000000000155'),
  (156, 'drop-sessions-by-booking-0000000000156'),
  (157, 'drop-conflicts-by-booking-0000000000157'),
  (158, 'drop-indices-of-other-deliveries-0000000000158'),
  (159, 'create-booking-import-pieces-0000000000159'),
  (160, 'create-booking-import-steps-0000000000160'),
  (161, 'keep-imports-in-pieces-0000000000161'),
  (162, 'drop-booking-import-records-0000000000162'),
  (163, 'drop-booking-import-results-0000000000163'),
  (169, 'date-changes-of-clubs-0000000000169');
