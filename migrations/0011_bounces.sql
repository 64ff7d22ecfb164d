ALTER TABLE `outbox` ADD `message_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `bounced_at` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `bounce_reason` text;--> statement-breakpoint
CREATE INDEX `outbox_message` ON `outbox` (`message_id`) WHERE "outbox"."message_id" is not null;--> statement-breakpoint
CREATE INDEX `outbox_bounced` ON `outbox` (`bounced_at`) WHERE "outbox"."bounced_at" is not null;