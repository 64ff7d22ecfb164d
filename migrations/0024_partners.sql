CREATE TABLE `partners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`place` text NOT NULL,
	`percent` integer NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_code_unique` ON `partners` (`code`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `partner_id` integer REFERENCES partners(id);--> statement-breakpoint
ALTER TABLE `bookings` ADD `partner_percent` integer;--> statement-breakpoint
CREATE INDEX `bookings_of_partners` ON `bookings` (`partner_id`) WHERE "bookings"."partner_id" is not null;