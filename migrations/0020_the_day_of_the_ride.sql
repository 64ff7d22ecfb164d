CREATE TABLE `driver_places` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`code` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`booking_number`, `position`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `guest_words` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`pickup_date` text NOT NULL,
	`word` text NOT NULL,
	`time` text,
	`at` text NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_words_by_ride` ON `guest_words` (`booking_number`,`position`);--> statement-breakpoint
CREATE TABLE `ride_events` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`event` text NOT NULL,
	`code` text NOT NULL,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`at` text NOT NULL,
	`received_at` text NOT NULL,
	`taken_back_at` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ride_events_once` ON `ride_events` (`booking_number`,`position`,`code`,`pickup_date`,`event`) WHERE "ride_events"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX `ride_events_by_ride` ON `ride_events` (`booking_number`,`position`);