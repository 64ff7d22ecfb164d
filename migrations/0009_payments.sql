CREATE TABLE `payment_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gateway` text NOT NULL,
	`event` text NOT NULL,
	`payment` text NOT NULL,
	`status` text NOT NULL,
	`order_name` text NOT NULL,
	`kind` text,
	`booking_id` integer,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`counted_usd` integer NOT NULL,
	`problem` text,
	`received_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `payment_notices_by_booking` ON `payment_notices` (`kind`,`booking_id`);--> statement-breakpoint
CREATE INDEX `payment_notices_open` ON `payment_notices` (`id`) WHERE "payment_notices"."problem" is not null and "payment_notices"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_notices_once` ON `payment_notices` (`gateway`,`event`,`status`);