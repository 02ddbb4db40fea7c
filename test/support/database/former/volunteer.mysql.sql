CREATE TABLE `accounts` (
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `plan` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `add_ons` json NOT NULL,
  `is_integration_enabled` tinyint(1) NOT NULL,
  `reply_to` varchar(254) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`club_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `api_keys` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `prefix` varchar(11) NOT NULL,
  `hash` binary(32) NOT NULL,
  `scopes` json NOT NULL,
  `created_by` varchar(200) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) DEFAULT NULL,
  `revoked_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `api_keys_by_hash` (`hash`),
  KEY `api_keys_by_club` (`club_id`,`created_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `availability_requests` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `title` varchar(140) NOT NULL,
  `description` varchar(4000) DEFAULT NULL,
  `options` json NOT NULL,
  `audience` json NOT NULL,
  `respond_by` datetime(3) DEFAULT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `deleted_at` datetime(3) DEFAULT NULL,
  `is_deleted` tinyint(1) NOT NULL,
  `published_count` int unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `availability_requests_by_creation` (`event_id`,`is_deleted`,`created_at`,`id`),
  KEY `availability_requests_by_update` (`event_id`,`is_deleted`,`updated_at`,`id`),
  KEY `availability_requests_by_deletion` (`deleted_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `availability_responses` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `request_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `helper_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `answers` json NOT NULL,
  `comment` varchar(500) DEFAULT NULL,
  `told_at` json NOT NULL,
  `deleted_at` datetime(3) DEFAULT NULL,
  `is_deleted` tinyint(1) NOT NULL,
  `published_count` int unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `availability_responses_by_helper` (`helper_id`,`request_id`),
  KEY `availability_responses_by_update` (`request_id`,`is_deleted`,`updated_at`,`id`),
  KEY `availability_responses_by_deletion` (`deleted_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `club_profiles` (
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `timezone` varchar(60) NOT NULL,
  `language` varchar(35) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`club_id`),
  KEY `club_profiles_by_update` (`updated_at`,`club_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_access_roles` (
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `role_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `helper_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`event_id`,`role_id`,`helper_id`),
  KEY `event_access_roles_by_helper` (`helper_id`,`event_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_accesses` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `helper_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `role_ids` json NOT NULL,
  `granted_at` datetime(3) NOT NULL,
  `revoked_at` datetime(3) DEFAULT NULL,
  `updated_at` datetime(3) NOT NULL,
  `is_revoked` tinyint(1) NOT NULL,
  `first_name` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `last_name` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changed_at` datetime(3) NOT NULL,
  `link_generation` int unsigned NOT NULL DEFAULT '0',
  PRIMARY KEY (`id`),
  UNIQUE KEY `event_accesses_by_helper` (`helper_id`,`event_id`),
  KEY `event_accesses_of_helper` (`helper_id`,`is_revoked`,`granted_at`,`id`),
  KEY `event_accesses_by_name` (`event_id`,`is_revoked`,`status`,`last_name`,`first_name`,`helper_id`),
  KEY `event_accesses_by_change` (`event_id`,`is_revoked`,`status`,`changed_at`,`helper_id`),
  KEY `event_accesses_by_recipient` (`event_id`,`is_revoked`,`status`,`helper_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_log` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint unsigned NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `schema_version` int unsigned NOT NULL,
  `resource_type` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `resource_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sequence` int unsigned NOT NULL,
  `changed_fields` json NOT NULL,
  `occurred_at` datetime(3) NOT NULL,
  `data` json DEFAULT NULL,
  PRIMARY KEY (`organization_id`,`publication_sequence`),
  UNIQUE KEY `event_log_by_id` (`id`),
  KEY `event_log_by_club` (`club_id`,`publication_sequence`),
  KEY `event_log_by_time` (`occurred_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `event_log_purges` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `events` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(140) NOT NULL,
  `description` varchar(4000) DEFAULT NULL,
  `start_date` date NOT NULL,
  `end_date` date NOT NULL,
  `location` varchar(240) DEFAULT NULL,
  `location_coordinates` varchar(60) DEFAULT NULL,
  `timezone` varchar(60) DEFAULT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `auto_confirm_assignments` tinyint(1) NOT NULL,
  `created_by` varchar(200) NOT NULL,
  `cancelled_at` datetime(3) DEFAULT NULL,
  `deleted_at` datetime(3) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `published_count` int unsigned NOT NULL DEFAULT '0',
  `external_id` varbinary(480) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `events_by_external_id` (`club_id`,`external_id`),
  KEY `events_by_status` (`club_id`,`status`,`start_date`,`id`),
  KEY `events_by_start` (`club_id`,`deleted_at`,`status`,`start_date`,`id`),
  KEY `events_by_update` (`club_id`,`status`,`updated_at`,`id`),
  KEY `events_kept_by_update` (`club_id`,`deleted_at`,`status`,`updated_at`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `helper_search_parts` (
  `club_part` varchar(48) NOT NULL,
  `helper_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `position` int unsigned NOT NULL,
  PRIMARY KEY (`club_part`,`helper_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `helpers` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `external_id` varbinary(480) DEFAULT NULL,
  `first_name` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `last_name` varchar(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
  `email` varchar(254) DEFAULT NULL,
  `phone` varchar(32) DEFAULT NULL,
  `language` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `tags` json NOT NULL,
  `notes` varchar(2000) DEFAULT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `mail` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'ON',
  `published_count` int unsigned NOT NULL DEFAULT '0',
  `deleted_at` datetime(3) DEFAULT NULL,
  `is_deleted` tinyint(1) NOT NULL DEFAULT '0',
  `search_text` varchar(580) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `helpers_by_external_id` (`club_id`,`external_id`),
  UNIQUE KEY `helpers_by_email` (`club_id`,`email`),
  KEY `helpers_by_name` (`club_id`,`is_deleted`,`last_name`,`first_name`,`id`,`search_text`),
  KEY `helpers_by_status` (`club_id`,`is_deleted`,`status`,`last_name`,`first_name`,`id`),
  KEY `helpers_by_update` (`club_id`,`is_deleted`,`status`,`updated_at`,`id`),
  KEY `helpers_by_deletion` (`deleted_at`)
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

CREATE TABLE `inactive_clubs` (
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`club_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `leases` (
  `name` varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `holder` varchar(300) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `message_recipients` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `message_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `helper_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `outcome` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `attempt_count` int unsigned NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `message_recipients_by_helper` (`message_id`,`helper_id`),
  KEY `message_recipients_by_outcome` (`message_id`,`outcome`,`helper_id`),
  KEY `message_recipients_by_update` (`message_id`,`outcome`,`updated_at`,`helper_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `messages` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `subject` varchar(200) DEFAULT NULL,
  `body` varchar(10000) NOT NULL,
  `audience` json NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `send_at` datetime(3) DEFAULT NULL,
  `sent_at` datetime(3) DEFAULT NULL,
  `recipient_count` int unsigned NOT NULL,
  `written_up_to` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `created_by` varchar(200) NOT NULL,
  `deleted_at` datetime(3) DEFAULT NULL,
  `is_deleted` tinyint(1) NOT NULL,
  `published_count` int unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `messages_by_creation` (`event_id`,`is_deleted`,`kind`,`status`,`created_at`,`id`),
  KEY `messages_by_update` (`event_id`,`is_deleted`,`kind`,`status`,`updated_at`,`id`),
  KEY `messages_by_deletion` (`deleted_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `organization_heads` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `roles` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `name_key` varbinary(1440) DEFAULT NULL,
  `description` varchar(1000) DEFAULT NULL,
  `deleted_at` datetime(3) DEFAULT NULL,
  `is_deleted` tinyint(1) NOT NULL,
  `published_count` int unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `roles_by_name_key` (`event_id`,`name_key`),
  KEY `roles_by_name` (`club_id`,`is_deleted`,`name`,`id`),
  KEY `roles_by_update` (`club_id`,`is_deleted`,`updated_at`,`id`),
  KEY `roles_of_event_by_name` (`event_id`,`is_deleted`,`name`,`id`),
  KEY `roles_of_event_by_update` (`event_id`,`is_deleted`,`updated_at`,`id`),
  KEY `roles_by_deletion` (`deleted_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `schema_migrations` (
  `id` int NOT NULL AUTO_INCREMENT,
  `timestamp` bigint NOT NULL,
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `secret_key_fingerprints` (
  `fingerprint` binary(16) NOT NULL,
  `first_used_at` datetime(3) NOT NULL,
  PRIMARY KEY (`fingerprint`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `shift_assignments` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `shift_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `helper_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status_reason` varchar(500) DEFAULT NULL,
  `note` varchar(500) DEFAULT NULL,
  `status_changed_at` datetime(3) NOT NULL,
  `created_via` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `published_count` int unsigned NOT NULL,
  `told_at` json DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `shift_assignments_by_helper` (`shift_id`,`helper_id`),
  KEY `shift_assignments_by_status` (`shift_id`,`status`),
  KEY `shift_assignments_of_event` (`event_id`,`status`,`created_at`,`id`),
  KEY `shift_assignments_of_event_by_update` (`event_id`,`status`,`updated_at`,`id`),
  KEY `shift_assignments_of_shift` (`shift_id`,`status`,`created_at`,`id`),
  KEY `shift_assignments_of_shift_by_update` (`shift_id`,`status`,`updated_at`,`id`),
  KEY `shift_assignments_of_helper` (`helper_id`,`event_id`,`status`,`created_at`,`id`),
  KEY `shift_assignments_of_helper_by_update` (`helper_id`,`event_id`,`status`,`updated_at`,`id`),
  KEY `shift_assignments_of_helper_by_creation` (`helper_id`,`status`,`created_at`,`id`),
  KEY `shift_assignments_by_recipient` (`event_id`,`status`,`helper_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `shifts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `role_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `title` varchar(140) NOT NULL,
  `description` varchar(4000) DEFAULT NULL,
  `location` varchar(240) DEFAULT NULL,
  `start_time` datetime(3) NOT NULL,
  `end_time` datetime(3) NOT NULL,
  `required_helpers` int unsigned NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `deleted_at` datetime(3) DEFAULT NULL,
  `is_deleted` tinyint(1) NOT NULL,
  `published_count` int unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `shifts_by_start` (`event_id`,`is_deleted`,`status`,`start_time`,`id`),
  KEY `shifts_by_update` (`event_id`,`is_deleted`,`status`,`updated_at`,`id`),
  KEY `shifts_of_role_by_start` (`event_id`,`role_id`,`is_deleted`,`status`,`start_time`,`id`),
  KEY `shifts_of_role_by_update` (`event_id`,`role_id`,`is_deleted`,`status`,`updated_at`,`id`),
  KEY `shifts_by_deletion` (`deleted_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_attempts` (
  `delivery_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `number` int unsigned NOT NULL,
  `started_at` datetime(3) NOT NULL,
  `duration_ms` int unsigned NOT NULL,
  `response_status` int unsigned DEFAULT NULL,
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
  `attempt_count` int unsigned NOT NULL,
  `next_attempt_at` datetime(3) DEFAULT NULL,
  `lease` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `completed_at` datetime(3) DEFAULT NULL,
  `resource_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `sequence` int unsigned DEFAULT NULL,
  `resend` int unsigned NOT NULL DEFAULT '0',
  `is_retry` tinyint NOT NULL DEFAULT '0',
  PRIMARY KEY (`id`),
  UNIQUE KEY `webhook_deliveries_by_event` (`event_id`,`endpoint_id`,`resend`),
  KEY `webhook_deliveries_by_lane` (`status`,`endpoint_id`,`next_attempt_at`,`id`),
  KEY `webhook_deliveries_by_time` (`created_at`),
  KEY `webhook_deliveries_by_attempt` (`status`,`endpoint_id`,`is_retry`,`next_attempt_at`,`id`),
  KEY `webhook_deliveries_by_resource` (`status`,`endpoint_id`,`is_retry`,`resource_id`,`sequence`),
  KEY `webhook_deliveries_by_status` (`endpoint_id`,`status`,`created_at`,`id`,`completed_at`),
  KEY `webhook_deliveries_by_type` (`endpoint_id`,`event_type`,`status`,`created_at`,`id`,`completed_at`),
  KEY `webhook_deliveries_by_end` (`endpoint_id`,`event_type`,`status`,`completed_at`,`id`,`created_at`)
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
  `event_types` json NOT NULL,
  `secret` varbinary(400) NOT NULL,
  `secret_version` int unsigned NOT NULL,
  `consecutive_failures` int unsigned NOT NULL,
  `last_failure_at` datetime(3) DEFAULT NULL,
  `rests_until` datetime(3) DEFAULT NULL,
  `disabled_at` datetime(3) DEFAULT NULL,
  `follows_after` bigint unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `webhook_endpoints_by_owner` (`owner_id`,`created_at`,`id`),
  KEY `webhook_endpoints_by_club` (`club_id`,`created_at`,`id`),
  KEY `webhook_endpoints_by_organization` (`organization_id`,`status`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `webhook_positions` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `work_items` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `queue` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `lane` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `due_at` datetime(3) NOT NULL,
  `lease` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `attempt_count` int unsigned NOT NULL,
  PRIMARY KEY (`id`),
  KEY `work_items_by_due` (`queue`,`lane`,`due_at`,`id`),
  KEY `work_items_in_turn` (`queue`,`lane`,`lease`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `workflow_effects` (
  `resource_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sequence` int unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`resource_id`,`sequence`),
  KEY `workflow_effects_by_time` (`created_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `workflow_positions` (
  `organization_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `publication_sequence` bigint unsigned NOT NULL,
  PRIMARY KEY (`organization_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `workflow_runs` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `workflow_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `status` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `helper_ids` json NOT NULL,
  `assignment_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `cause_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `error` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `start_count` int unsigned NOT NULL DEFAULT '1',
  `due_at` datetime(3) DEFAULT NULL,
  `started_at` datetime(3) DEFAULT NULL,
  `finished_at` datetime(3) DEFAULT NULL,
  `published_count` int unsigned NOT NULL DEFAULT '1',
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `workflow_runs_by_cause` (`workflow_id`,`cause_id`),
  KEY `workflow_runs_by_creation` (`workflow_id`,`status`,`created_at`,`id`),
  KEY `workflow_runs_by_update` (`workflow_id`,`status`,`updated_at`,`id`),
  KEY `workflow_runs_by_time` (`created_at`),
  KEY `workflow_runs_by_due` (`workflow_id`,`due_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE `workflows` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `club_id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(140) NOT NULL,
  `description` varchar(1000) DEFAULT NULL,
  `is_enabled` tinyint(1) NOT NULL,
  `event_id` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `trigger_event` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `conditions` json NOT NULL,
  `actions` json NOT NULL,
  `run_count` int unsigned NOT NULL,
  `last_triggered_at` datetime(3) DEFAULT NULL,
  `follows_after` bigint unsigned NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `workflows_by_name` (`club_id`,`name`,`id`),
  KEY `workflows_by_update` (`club_id`,`updated_at`,`id`),
  KEY `workflows_by_trigger` (`club_id`,`is_enabled`,`trigger_event`)
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
  (100, 'create-events-0000000000100'),
  (101, 'count-published-events-0000000000101'),
  (102, 'find-events-by-status-0000000000102'),
  (103, 'create-accounts-0000000000103'),
  (104, 'create-api-keys-0000000000104'),
  (105, 'create-helpers-0000000000105'),
  (110, 'name-events-externally-0000000000110'),
  (111, 'find-events-by-external-id-0000000000111'),
  (112, 'fold-search-texts-0000000000112'),
  (113, 'keep-inactive-clubs-0000000000113'),
  (114, 'find-kept-events-0000000000114'),
  (115, 'find-changed-events-0000000000115'),
  (116, 'list-helpers-by-any-filter-0000000000116'),
  (117, 'create-helper-search-parts-0000000000117'),
  (118, 'fill-helper-search-parts-0000000000118'),
  (120, 'count-publications-of-helpers-0000000000120'),
  (121, 'mark-erased-helpers-0000000000121'),
  (122, 'create-event-accesses-0000000000122'),
  (125, 'create-roles-0000000000125'),
  (126, 'create-shifts-0000000000126'),
  (127, 'create-shift-assignments-0000000000127'),
  (130, 'create-messages-0000000000130'),
  (131, 'create-message-recipients-0000000000131'),
  (132, 'find-recipients-of-events-0000000000132'),
  (133, 'create-event-access-roles-0000000000133'),
  (134, 'fill-event-access-roles-0000000000134'),
  (135, 'list-assignments-0000000000135'),
  (136, 'keep-when-words-were-told-0000000000136'),
  (137, 'fill-when-words-were-told-0000000000137'),
  (138, 'list-assignments-of-helpers-0000000000138'),
  (140, 'find-helpers-by-assignment-0000000000140'),
  (141, 'write-recipients-in-steps-0000000000141'),
  (142, 'create-availability-requests-0000000000142'),
  (143, 'create-availability-responses-0000000000143'),
  (145, 'create-workflows-0000000000145'),
  (146, 'create-workflow-runs-0000000000146'),
  (147, 'create-workflow-effects-0000000000147'),
  (148, 'create-workflow-positions-0000000000148'),
  (149, 'aim-runs-at-assignments-0000000000149'),
  (150, 'count-revoked-links-0000000000150'),
  (160, 'fill-tag-parts-0000000000160'),
  (161, 'tell-ends-of-deliveries-in-indices-0000000000161'),
  (162, 'tell-tags-apart-0000000000162'),
  (163, 'note-cancellations-0000000000163'),
  (167, 'add-mail-preferences-0000000000167'),
  (168, 'create-club-profiles-0000000000168'),
  (169, 'add-event-timezones-0000000000169'),
  (170, 'add-reply-addresses-0000000000170'),
  (171, 'let-runs-wait-0000000000171'),
  (179, 'list-ended-deliveries-0000000000179');
