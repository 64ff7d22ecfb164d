CREATE TABLE `driver_days` (
	`code` text PRIMARY KEY NOT NULL,
	`driver_id` integer NOT NULL,
	`day` text NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `driver_days_by_day` ON `driver_days` (`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `driver_days_once` ON `driver_days` (`driver_id`,`day`);--> statement-breakpoint
CREATE TABLE `drivers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`cars` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drivers_phone_unique` ON `drivers` (`phone`);