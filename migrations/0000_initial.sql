CREATE TABLE `alarm_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` text,
	`sent_at` text,
	`given_up_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `alarm_messages_unsent` ON `alarm_messages` (`due_at`) WHERE "alarm_messages"."sent_at" is null and "alarm_messages"."given_up_at" is null;--> statement-breakpoint
CREATE TABLE `alarms` (
	`name` text PRIMARY KEY NOT NULL,
	`raised_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `blocked_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`car_id` integer,
	`plate` text,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`why` text NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`car_id`) REFERENCES `cars`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "blocked_days_order" CHECK("blocked_days"."last_day" >= "blocked_days"."first_day")
);
--> statement-breakpoint
CREATE INDEX `blocked_days_by_end` ON `blocked_days` (`last_day`);--> statement-breakpoint
CREATE INDEX `blocked_days_to_erase` ON `blocked_days` (`last_day`) WHERE "blocked_days"."plate" is not null;--> statement-breakpoint
CREATE TABLE `booking_history` (
	`booking_number` integer NOT NULL,
	`version` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`step` text NOT NULL,
	`actor` text NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`detail` text NOT NULL,
	`write_id` text DEFAULT '' NOT NULL,
	`open_until` text,
	`changed` text,
	PRIMARY KEY(`booking_number`, `version`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `booking_history_open` ON `booking_history` (`open_until`) WHERE "booking_history"."open_until" is not null;--> statement-breakpoint
CREATE TABLE `bookings` (
	`number` integer PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`guest_key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_typed` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`arrangement` text DEFAULT 'rides' NOT NULL,
	`stay_days` integer,
	`partner_id` integer,
	`partner_percent` integer,
	`on_account` integer DEFAULT false NOT NULL,
	`is_invoiced` integer DEFAULT false NOT NULL,
	`price_list` integer DEFAULT 0 NOT NULL,
	`lkr_per_usd` real,
	`said_free` integer DEFAULT false NOT NULL,
	`resident` integer DEFAULT false NOT NULL,
	`driver_wish` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`erased_at` text,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference_unique` ON `bookings` (`reference`);--> statement-breakpoint
CREATE INDEX `bookings_by_creation` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_of_partners` ON `bookings` (`partner_id`) WHERE "bookings"."partner_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_of_stays` ON `bookings` (`number`) WHERE "bookings"."arrangement" = 'stay' and "bookings"."erased_at" is null;--> statement-breakpoint
CREATE TABLE `browser_errors` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`page` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `page`)
);
--> statement-breakpoint
CREATE TABLE `car_photos` (
	`car_id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`base64` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`car_id`) REFERENCES `cars`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `cars` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vehicle` text,
	`plate` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`seats` integer NOT NULL,
	`base` text DEFAULT '' NOT NULL,
	`base_lat` real,
	`base_lng` real,
	`papers` text DEFAULT '[]' NOT NULL,
	`ended_at` text,
	CONSTRAINT "cars_seats" CHECK("cars"."seats" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cars_plate_unique` ON `cars` (`plate`);--> statement-breakpoint
CREATE TABLE `cash_book` (
	`number` integer PRIMARY KEY NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`method` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`lkr_cents` integer NOT NULL,
	`counted_usd` integer NOT NULL,
	`over_usd` integer DEFAULT 0 NOT NULL,
	`over_lkr` integer DEFAULT 0 NOT NULL,
	`notice_id` integer,
	`who` text NOT NULL,
	`reverses` integer,
	`taken_by` integer,
	`taker_name` text,
	`taker_phone` text,
	`waives` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`notice_id`) REFERENCES `payment_notices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `cash_book_by_taker` ON `cash_book` (`taken_by`,`currency`,`cents`) WHERE "cash_book"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX `cash_book_by_number` ON `cash_book` (`taker_phone`) WHERE "cash_book"."taker_phone" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `cash_book_reversed_once` ON `cash_book` (`reverses`) WHERE "cash_book"."reverses" is not null;--> statement-breakpoint
CREATE INDEX `cash_book_by_day` ON `cash_book` (`day`);--> statement-breakpoint
CREATE INDEX `cash_book_by_booking` ON `cash_book` (`booking_number`);--> statement-breakpoint
CREATE INDEX `cash_book_by_notice` ON `cash_book` (`notice_id`);--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`booking` integer
);
--> statement-breakpoint
CREATE TABLE `charges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`at` text NOT NULL,
	`usd` integer NOT NULL,
	`lkr` integer NOT NULL,
	`step` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`who` text NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `charges_by_ride` ON `charges` (`booking_number`,`position`);--> statement-breakpoint
CREATE TABLE `days_off` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text,
	`reason` text NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "days_off_order" CHECK("days_off"."last_day" is null or "days_off"."last_day" >= "days_off"."first_day")
);
--> statement-breakpoint
CREATE INDEX `days_off_by_driver` ON `days_off` (`driver_id`);--> statement-breakpoint
CREATE TABLE `demand` (
	`day` text NOT NULL,
	`what` text NOT NULL,
	`kind` text NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`language` text NOT NULL,
	`source` text NOT NULL,
	`first_page` text NOT NULL,
	`device` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `what`, `kind`, `pickup`, `dropoff`, `language`, `source`, `first_page`, `device`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `driver_accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`ended_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `driver_accounts_by_phone` ON `driver_accounts` (`phone`) WHERE "driver_accounts"."ended_at" is null;--> statement-breakpoint
CREATE TABLE `driver_cars` (
	`driver_id` integer NOT NULL,
	`car_id` integer NOT NULL,
	PRIMARY KEY(`driver_id`, `car_id`),
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`car_id`) REFERENCES `cars`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `driver_cars_by_car` ON `driver_cars` (`car_id`);--> statement-breakpoint
CREATE TABLE `driver_days` (
	`code` text PRIMARY KEY NOT NULL,
	`driver_id` integer NOT NULL,
	`day` text NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `driver_days_by_day` ON `driver_days` (`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `driver_days_once` ON `driver_days` (`driver_id`,`day`);--> statement-breakpoint
CREATE TABLE `driver_devices` (
	`phone` text PRIMARY KEY NOT NULL,
	`device` text,
	`at` text NOT NULL,
	`wrong` integer DEFAULT 0 NOT NULL,
	`wrong_by_network` text DEFAULT '{}' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `driver_entries` (
	`number` integer PRIMARY KEY NOT NULL,
	`driver_id` integer NOT NULL,
	`what` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`week` text,
	`note` text DEFAULT '' NOT NULL,
	`who` text NOT NULL,
	`reverses` integer,
	FOREIGN KEY (`driver_id`) REFERENCES `driver_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `driver_entries_reversed_once` ON `driver_entries` (`reverses`) WHERE "driver_entries"."reverses" is not null;--> statement-breakpoint
CREATE INDEX `driver_entries_by_driver` ON `driver_entries` (`driver_id`,`number`);--> statement-breakpoint
CREATE TABLE `driver_photos` (
	`driver_id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`base64` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `drivers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `driver_wages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer NOT NULL,
	`first_day` text NOT NULL,
	`day_lkr` integer NOT NULL,
	`ride_lkr` integer NOT NULL,
	`percent` integer NOT NULL,
	`who` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `driver_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "driver_wages_amounts" CHECK("driver_wages"."day_lkr" >= 0 and "driver_wages"."ride_lkr" >= 0),
	CONSTRAINT "driver_wages_percent" CHECK("driver_wages"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `driver_wages_by_driver` ON `driver_wages` (`driver_id`);--> statement-breakpoint
CREATE TABLE `drivers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`licence` text DEFAULT '' NOT NULL,
	`licence_until` text,
	`board_licence` text DEFAULT '' NOT NULL,
	`since` text DEFAULT '' NOT NULL,
	`is_woman` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drivers_phone_unique` ON `drivers` (`phone`);--> statement-breakpoint
CREATE TABLE `drivers_to_tell` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`phone` text NOT NULL,
	`name` text NOT NULL,
	`car` text NOT NULL,
	`news` text NOT NULL,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`was` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`booking_number`, `position`, `phone`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `fleet` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`margin_minutes` integer DEFAULT 30 NOT NULL,
	CONSTRAINT "fleet_alone" CHECK("fleet"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `gateway_refunds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`gateway` text NOT NULL,
	`payment` text NOT NULL,
	`order_name` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`usd` integer NOT NULL,
	`owed_again` integer NOT NULL,
	`state` text NOT NULL,
	`said` text DEFAULT '' NOT NULL,
	`asked_at` text NOT NULL,
	`answered_at` text,
	`who` text NOT NULL,
	`notice_id` integer,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`notice_id`) REFERENCES `payment_notices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_refunds_open` ON `gateway_refunds` (`gateway`,`payment`) WHERE "gateway_refunds"."state" in ('asked', 'unclear');--> statement-breakpoint
CREATE INDEX `gateway_refunds_by_booking` ON `gateway_refunds` (`booking_number`);--> statement-breakpoint
CREATE INDEX `gateway_refunds_by_notice` ON `gateway_refunds` (`notice_id`);--> statement-breakpoint
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
CREATE TABLE `happenings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`at` text NOT NULL,
	`what` text NOT NULL,
	`kind` text NOT NULL,
	`reader` text DEFAULT '' NOT NULL,
	`outcome` text DEFAULT 'sent' NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `happenings_by_booking` ON `happenings` (`booking_number`,`position`);--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`invoice` integer NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`currency` text NOT NULL,
	`cents` integer NOT NULL,
	`ride` text NOT NULL,
	PRIMARY KEY(`invoice`, `booking_number`, `position`),
	FOREIGN KEY (`invoice`) REFERENCES `invoices`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_by_ride` ON `invoice_lines` (`booking_number`,`position`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`booking_number` integer,
	`partner_id` integer,
	`month` text,
	`entry` integer,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`cents` integer NOT NULL,
	`owed_cents` integer NOT NULL,
	`credits` integer,
	`seller` text NOT NULL,
	`buyer` text NOT NULL,
	`taxes` text NOT NULL,
	`who` text NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoices_by_booking` ON `invoices` (`booking_number`) WHERE "invoices"."booking_number" is not null;--> statement-breakpoint
CREATE INDEX `invoices_by_day` ON `invoices` (`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_once_a_partner` ON `invoices` (`partner_id`,`entry`);--> statement-breakpoint
CREATE TABLE `mail_sends` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`mail` integer,
	`class` text NOT NULL,
	`reader` text NOT NULL,
	`booking_number` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`recipient` text,
	`network` text
);
--> statement-breakpoint
CREATE INDEX `mail_sends_by_time` ON `mail_sends` (`at`);--> statement-breakpoint
CREATE INDEX `mail_sends_by_recipient` ON `mail_sends` (`recipient`) WHERE "mail_sends"."recipient" is not null;--> statement-breakpoint
CREATE INDEX `mail_sends_by_booking` ON `mail_sends` (`booking_number`) WHERE "mail_sends"."booking_number" is not null;--> statement-breakpoint
CREATE TABLE `network_days` (
	`day` text NOT NULL,
	`network` text NOT NULL,
	`written` integer NOT NULL,
	PRIMARY KEY(`day`, `network`)
);
--> statement-breakpoint
CREATE TABLE `office_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`page` text NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`what` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `office_acts_by_page` ON `office_acts` (`page`,`id`);--> statement-breakpoint
CREATE INDEX `office_acts_by_time` ON `office_acts` (`at`);--> statement-breakpoint
CREATE TABLE `opinion_subjects` (
	`subject` text NOT NULL,
	`opinion_id` integer NOT NULL,
	PRIMARY KEY(`subject`, `opinion_id`),
	FOREIGN KEY (`opinion_id`) REFERENCES `opinions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opinion_subjects_by_opinion` ON `opinion_subjects` (`opinion_id`);--> statement-breakpoint
CREATE TABLE `opinions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_number` integer,
	`month` text NOT NULL,
	`places` text NOT NULL,
	`language` text NOT NULL,
	`stars` integer NOT NULL,
	`words` text NOT NULL,
	`written_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'unread' NOT NULL,
	`held_for` text,
	`read_at` text,
	`who` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "opinions_stars" CHECK("opinions"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `opinions_booking_number_unique` ON `opinions` (`booking_number`);--> statement-breakpoint
CREATE INDEX `opinions_by_state` ON `opinions` (`state`,`id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`reader` text NOT NULL,
	`booking_number` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`day` text,
	`proposal_number` integer,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`untold_since` text,
	`due_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` text,
	`sent_at` text,
	`given_up_at` text,
	`last_error` text,
	`by_visitor` integer DEFAULT false NOT NULL,
	`network` text,
	`among_many` integer DEFAULT false NOT NULL,
	`tried_at` text,
	`message_id` text,
	`bounced_at` text,
	`bounce_reason` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposal_number`) REFERENCES `proposals`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`booking_number`,`position`,`kind`,`reader`) WHERE "outbox"."booking_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_a_day` ON `outbox` (`day`,`kind`) WHERE "outbox"."day" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once_a_proposal` ON `outbox` (`proposal_number`,`position`,`kind`) WHERE "outbox"."proposal_number" is not null;--> statement-breakpoint
CREATE INDEX `outbox_unsent` ON `outbox` (`due_at`) WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_message` ON `outbox` (`message_id`) WHERE "outbox"."message_id" is not null;--> statement-breakpoint
CREATE INDEX `outbox_bounced` ON `outbox` (`bounced_at`) WHERE "outbox"."bounced_at" is not null;--> statement-breakpoint
CREATE INDEX `outbox_given_up` ON `outbox` (`given_up_at`) WHERE "outbox"."given_up_at" is not null;--> statement-breakpoint
CREATE TABLE `partner_payout_rides` (
	`payout` integer NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`payout`, `booking_number`, `position`),
	FOREIGN KEY (`payout`) REFERENCES `partner_payouts`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `partner_payout_rides_by_ride` ON `partner_payout_rides` (`booking_number`,`position`);--> statement-breakpoint
CREATE TABLE `partner_payouts` (
	`number` integer PRIMARY KEY NOT NULL,
	`partner_id` integer NOT NULL,
	`entry` integer NOT NULL,
	`month` text NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`method` text NOT NULL,
	`day` text NOT NULL,
	`at` text NOT NULL,
	`who` text NOT NULL,
	`reverses` integer,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_payouts_reversed_once` ON `partner_payouts` (`reverses`) WHERE "partner_payouts"."reverses" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `partner_payouts_once` ON `partner_payouts` (`partner_id`,`entry`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`place` text NOT NULL,
	`percent` integer NOT NULL,
	`ended_at` text,
	`company` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`tax_number` text DEFAULT '' NOT NULL,
	`on_account` integer DEFAULT false NOT NULL,
	`currency` text DEFAULT 'LKR' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_code_unique` ON `partners` (`code`);--> statement-breakpoint
CREATE TABLE `payment_allocations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`notice_id` integer,
	`entry` integer,
	`usd` integer NOT NULL,
	`lkr` integer NOT NULL,
	`currency` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`notice_id`) REFERENCES `payment_notices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_allocations_by_ride` ON `payment_allocations` (`booking_number`,`position`,`usd`,`lkr`,`currency`);--> statement-breakpoint
CREATE INDEX `payment_allocations_by_notice` ON `payment_allocations` (`notice_id`);--> statement-breakpoint
CREATE TABLE `payment_attempts` (
	`order_name` text NOT NULL,
	`payment` text DEFAULT '' NOT NULL,
	`gateway` text NOT NULL,
	`booking_number` integer NOT NULL,
	`opened_at` text NOT NULL,
	`settled_at` text,
	PRIMARY KEY(`order_name`, `payment`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_attempts_open` ON `payment_attempts` (`opened_at`) WHERE "payment_attempts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX `payment_attempts_by_booking` ON `payment_attempts` (`booking_number`);--> statement-breakpoint
CREATE INDEX `payment_attempts_by_age` ON `payment_attempts` (`opened_at`);--> statement-breakpoint
CREATE INDEX `payment_attempts_by_payment` ON `payment_attempts` (`payment`);--> statement-breakpoint
CREATE TABLE `payment_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gateway` text NOT NULL,
	`event` text NOT NULL,
	`payment` text NOT NULL,
	`status` text NOT NULL,
	`order_name` text NOT NULL,
	`booking_number` integer,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`counted_usd` integer NOT NULL,
	`counted_lkr` integer NOT NULL,
	`problem` text,
	`received_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_notices_by_booking` ON `payment_notices` (`booking_number`);--> statement-breakpoint
CREATE INDEX `payment_notices_by_order` ON `payment_notices` (`order_name`);--> statement-breakpoint
CREATE INDEX `payment_notices_by_payment` ON `payment_notices` (`payment`);--> statement-breakpoint
CREATE INDEX `payment_notices_open` ON `payment_notices` (`id`) WHERE "payment_notices"."problem" is not null and "payment_notices"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_notices_once` ON `payment_notices` (`gateway`,`event`,`status`);--> statement-breakpoint
CREATE TABLE `price_draft` (
	`id` integer PRIMARY KEY NOT NULL,
	`json` text NOT NULL,
	`based_on` integer NOT NULL,
	`version` integer NOT NULL,
	`changed_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`who` text NOT NULL,
	CONSTRAINT "price_draft_alone" CHECK("price_draft"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `price_lists` (
	`number` integer PRIMARY KEY NOT NULL,
	`json` text NOT NULL,
	`valid_from` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`who` text NOT NULL,
	`why` text NOT NULL,
	CONSTRAINT "price_lists_number" CHECK("price_lists"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE `proposal_history` (
	`proposal_number` integer NOT NULL,
	`step` integer NOT NULL,
	`version` integer NOT NULL,
	`at` text NOT NULL,
	`act` text NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`write_id` text NOT NULL,
	PRIMARY KEY(`proposal_number`, `step`),
	FOREIGN KEY (`proposal_number`) REFERENCES `proposals`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `proposal_versions` (
	`proposal_number` integer NOT NULL,
	`version` integer NOT NULL,
	`json` text NOT NULL,
	PRIMARY KEY(`proposal_number`, `version`),
	FOREIGN KEY (`proposal_number`) REFERENCES `proposals`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `proposals` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`step` integer NOT NULL,
	`title` text NOT NULL,
	`valid_until` text NOT NULL,
	`last_day` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`booking_number` integer,
	`changed_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`erased_at` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_code_unique` ON `proposals` (`code`);--> statement-breakpoint
CREATE INDEX `proposals_by_change` ON `proposals` (`changed_at`);--> statement-breakpoint
CREATE INDEX `proposals_by_booking` ON `proposals` (`booking_number`);--> statement-breakpoint
CREATE INDEX `proposals_asked` ON `proposals` (`changed_at`) WHERE "proposals"."state" = 'change asked';--> statement-breakpoint
CREATE INDEX `proposals_sent` ON `proposals` (`valid_until`) WHERE "proposals"."state" = 'sent';--> statement-breakpoint
CREATE INDEX `proposals_to_erase` ON `proposals` (`changed_at`) WHERE "proposals"."erased_at" is null;--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`booking_number` integer,
	`topics` text DEFAULT '[]' NOT NULL,
	`who` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`heard_at` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_once` ON `push_devices` (`owner`,`subject`,`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_booking` ON `push_devices` (`booking_number`) WHERE "push_devices"."booking_number" is not null;--> statement-breakpoint
CREATE TABLE `pushes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`device_id` integer NOT NULL,
	`occasion` text NOT NULL,
	`booking_number` integer,
	`said` text NOT NULL,
	`path` text NOT NULL,
	`tag` text NOT NULL,
	`is_urgent` integer NOT NULL,
	`created_at` text NOT NULL,
	`due_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` text,
	`is_short` integer DEFAULT false NOT NULL,
	`sent_at` text,
	`given_up_at` text,
	`last_error` text,
	FOREIGN KEY (`device_id`) REFERENCES `push_devices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pushes_once` ON `pushes` (`device_id`,`occasion`);--> statement-breakpoint
CREATE INDEX `pushes_unsent` ON `pushes` (`due_at`) WHERE "pushes"."sent_at" is null and "pushes"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX `pushes_by_expiry` ON `pushes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `pushes_by_booking` ON `pushes` (`booking_number`) WHERE "pushes"."booking_number" is not null;--> statement-breakpoint
CREATE TABLE `receipt_requests` (
	`booking_number` integer PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`address` text NOT NULL,
	`tax_number` text DEFAULT '' NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `redeemed_quotes` (
	`jti` text PRIMARY KEY NOT NULL,
	`booking_number` integer NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `redeemed_quotes_by_booking` ON `redeemed_quotes` (`booking_number`);--> statement-breakpoint
CREATE TABLE `refunds_due` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`booking_number`, `position`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ride_alarms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`booking_number` integer,
	`position` integer DEFAULT 0 NOT NULL,
	`occasion` text NOT NULL,
	`pickup_date` text DEFAULT '' NOT NULL,
	`pickup_time` text DEFAULT '' NOT NULL,
	`driver_code` text,
	`raised_at` text NOT NULL,
	`stage` text DEFAULT 'raised' NOT NULL,
	`next_at` text,
	`leased_until` text,
	`message_id` text,
	`answered_by` text,
	`answered_at` text,
	`closed_at` text,
	`closing` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`message_id`) REFERENCES `alarm_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ride_alarms_by_ride` ON `ride_alarms` (`booking_number`,`position`);--> statement-breakpoint
CREATE INDEX `ride_alarms_open` ON `ride_alarms` (`id`) WHERE "ride_alarms"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `ride_alarms_by_closing` ON `ride_alarms` (`closed_at`) WHERE "ride_alarms"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX `ride_alarms_due` ON `ride_alarms` (`next_at`) WHERE "ride_alarms"."next_at" is not null;--> statement-breakpoint
CREATE INDEX `ride_alarms_by_message` ON `ride_alarms` (`message_id`) WHERE "ride_alarms"."message_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `ride_alarms_once` ON `ride_alarms` (`kind`,`occasion`);--> statement-breakpoint
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
	`bags` integer,
	`broke_down_at` text,
	`broke_down_phone` text,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ride_events_once` ON `ride_events` (`booking_number`,`position`,`code`,`pickup_date`,`event`) WHERE "ride_events"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX `ride_events_by_ride` ON `ride_events` (`booking_number`,`position`);--> statement-breakpoint
CREATE INDEX `ride_events_broken_down` ON `ride_events` (`code`) WHERE "ride_events"."broke_down_at" is not null;--> statement-breakpoint
CREATE INDEX `ride_events_said` ON `ride_events` (`event`,`booking_number`,`position`) WHERE "ride_events"."taken_back_at" is null;--> statement-breakpoint
CREATE TABLE `rides` (
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`needs_review` integer NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`via` text,
	`train` text,
	`beside` integer,
	`distance_km` integer NOT NULL,
	`minutes` integer,
	`vehicle` text,
	`park` text,
	`tour_length` text,
	`pickup_date` text NOT NULL,
	`pickup_time` text NOT NULL,
	`price_usd` integer NOT NULL,
	`price_lkr` integer,
	`quoted_usd` integer,
	`quoted_lkr` integer,
	`agreed_share` real,
	`priced_for` text,
	`price_reason` text DEFAULT '' NOT NULL,
	`cancel_fee_usd` integer DEFAULT 0 NOT NULL,
	`cancel_fee_lkr` integer DEFAULT 0 NOT NULL,
	`flight` text DEFAULT '' NOT NULL,
	`pickup_address` text DEFAULT '' NOT NULL,
	`dropoff_address` text DEFAULT '' NOT NULL,
	`guest_name` text DEFAULT '' NOT NULL,
	`travelers` integer,
	`bags` integer,
	`child_seats` integer,
	`surfboards` integer,
	`longboards` integer,
	`golf_bags` integer,
	`bicycles` integer,
	`wheelchairs` integer,
	`fixed_wheelchairs` integer,
	`prams` integer,
	`details` text DEFAULT '' NOT NULL,
	`changed_at` text,
	`moved_at` text,
	`charged_percent` integer DEFAULT 0 NOT NULL,
	`before_usd` integer,
	`before_lkr` integer,
	`typed_at` text,
	`confirmed_at` text,
	`taken_up_at` text,
	`waived_usd` integer DEFAULT 0 NOT NULL,
	`waived_lkr` integer DEFAULT 0 NOT NULL,
	`driver_name` text,
	`driver_phone` text,
	`driver_car` text,
	`driver_code` text,
	`driver_answer` text,
	`driver_answered_at` text,
	`driver_late` integer,
	`share_code` text,
	`share_date` text,
	`driver_id` integer,
	`car_id` integer,
	`car_state` text DEFAULT 'uncounted' NOT NULL,
	`insisted_on` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`erased_at` text,
	PRIMARY KEY(`booking_number`, `position`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `driver_accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`car_id`) REFERENCES `cars`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rides_kind" CHECK("rides"."kind" in ('transfer', 'tour'))
);
--> statement-breakpoint
CREATE INDEX `rides_by_day` ON `rides` (`pickup_date`);--> statement-breakpoint
CREATE INDEX `rides_to_erase` ON `rides` (`pickup_date`) WHERE "rides"."erased_at" is null;--> statement-breakpoint
CREATE INDEX `rides_cancelled_to_erase` ON `rides` (`changed_at`) WHERE "rides"."erased_at" is null and "rides"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX `rides_driver` ON `rides` (`driver_code`) WHERE "rides"."driver_code" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `rides_shared` ON `rides` (`share_code`) WHERE "rides"."share_code" is not null;--> statement-breakpoint
CREATE INDEX `rides_of_driver` ON `rides` (`driver_id`,`pickup_date`) WHERE "rides"."driver_id" is not null;--> statement-breakpoint
CREATE INDEX `rides_of_car` ON `rides` (`car_id`,`pickup_date`) WHERE "rides"."car_id" is not null;--> statement-breakpoint
CREATE INDEX `rides_without_car` ON `rides` (`pickup_date`) WHERE "rides"."car_state" = 'request';--> statement-breakpoint
CREATE TABLE `safari_offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`route_key` text NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`pickup_lat` real,
	`pickup_lng` real,
	`latloc` real,
	`longloc` real,
	`distance_km` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`listed` integer DEFAULT false NOT NULL,
	`source` text DEFAULT 'embedded' NOT NULL,
	`roads` text DEFAULT '' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	`park` text NOT NULL,
	CONSTRAINT "safari_offers_distance" CHECK("safari_offers"."distance_km" between 0 and 1100),
	CONSTRAINT "safari_offers_duration" CHECK("safari_offers"."duration_minutes" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `safari_offers_route_key_unique` ON `safari_offers` (`route_key`);--> statement-breakpoint
CREATE INDEX `safari_offers_listed` ON `safari_offers` (`id`) WHERE "safari_offers"."listed" = 1;--> statement-breakpoint
CREATE INDEX `safari_offers_expiring` ON `safari_offers` (`expires_at`) WHERE "safari_offers"."expires_at" is not null;--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text NOT NULL,
	`booking_number` integer NOT NULL,
	`position` integer NOT NULL,
	`note` integer NOT NULL,
	PRIMARY KEY(`word`, `booking_number`, `position`, `note`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `search_words_by_booking` ON `search_words` (`booking_number`,`position`,`note`);--> statement-breakpoint
CREATE TABLE `site_photos` (
	`subject` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`types` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`words` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `transfer_rates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`route_key` text NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`pickup_lat` real,
	`pickup_lng` real,
	`latloc` real,
	`longloc` real,
	`distance_km` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`listed` integer DEFAULT false NOT NULL,
	`source` text DEFAULT 'embedded' NOT NULL,
	`roads` text DEFAULT '' NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	CONSTRAINT "transfer_rates_distance" CHECK("transfer_rates"."distance_km" between 1 and 1100),
	CONSTRAINT "transfer_rates_duration" CHECK("transfer_rates"."duration_minutes" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_rates_route_key_unique` ON `transfer_rates` (`route_key`);--> statement-breakpoint
CREATE INDEX `transfer_rates_listed` ON `transfer_rates` (`id`) WHERE "transfer_rates"."listed" = 1;--> statement-breakpoint
CREATE INDEX `transfer_rates_expiring` ON `transfer_rates` (`expires_at`) WHERE "transfer_rates"."expires_at" is not null;--> statement-breakpoint
CREATE TABLE `unknown_askers` (
	`name_hash` text NOT NULL,
	`asker` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`name_hash`, `asker`)
);
--> statement-breakpoint
CREATE INDEX `unknown_askers_by_day` ON `unknown_askers` (`day`);--> statement-breakpoint
CREATE TABLE `unknown_places` (
	`name` text PRIMARY KEY NOT NULL,
	`networks` integer NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unknown_places_by_day` ON `unknown_places` (`last_day`);
--> statement-breakpoint
-- What the operator sees of mails. Times are Sri Lanka time.
CREATE VIEW `operator_mail` AS
SELECT
	o.`kind`, o.`reader`, b.`reference` || CASE WHEN o.`position` > 0 THEN '/' || o.`position` ELSE '' END AS `ride`, o.`day`, o.`proposal_number`,
	CASE
		WHEN o.`bounced_at` IS NOT NULL THEN 'bounced'
		WHEN o.`sent_at` IS NOT NULL THEN 'sent'
		WHEN o.`given_up_at` IS NOT NULL THEN 'given up'
		WHEN o.`attempts` > 0 THEN 'failing'
		ELSE 'waiting'
	END AS `state`,
	o.`attempts`, o.`last_error`,
	strftime('%Y-%m-%d %H:%M', o.`due_at`, '+330 minutes') AS `next_try`,
	strftime('%Y-%m-%d %H:%M', o.`created_at`, '+330 minutes') AS `since`
FROM `outbox` o
LEFT JOIN `bookings` b ON b.`number` = o.`booking_number`
ORDER BY o.`id` DESC;
--> statement-breakpoint
-- A row for each ride, as the operator sees it.
CREATE VIEW `operator_bookings` AS
SELECT
	b.`reference` || CASE WHEN b.`rides` > 1 THEN '/' || r.`position` ELSE '' END AS `ride`,
	b.`reference`, r.`position`, b.`rides`, b.`number`, r.`kind`, r.`status`, r.`needs_review` AND r.`status` = 'new' AS `needs_review`,
	r.`pickup_date`, r.`pickup_time`, r.`pickup`, r.`dropoff`, r.`via`, r.`train`, r.`beside`, r.`distance_km`, r.`minutes`, r.`vehicle`, r.`price_lkr`,
	r.`park`, r.`tour_length`, r.`price_usd`, r.`cancel_fee_usd`, r.`cancel_fee_lkr`,
	r.`paid_usd`, r.`paid_lkr`, r.`came_in_usd`, r.`waived_usd`, r.`waived_lkr`,
	-- As sums.ts has it: of what came in rupees alone, they say whether anything is open.
	CASE WHEN r.`paid_lkr` > 0 AND r.`came_in_usd` = 0 AND r.`full_lkr` IS NOT NULL
		THEN iif(r.`due_lkr` > r.`paid_lkr`, max(1, r.`due_usd` - r.`paid_usd`), 0)
		ELSE max(0, r.`due_usd` - r.`paid_usd`) END AS `owed_usd`,
	CASE WHEN r.`paid_lkr` > 0 AND r.`came_in_usd` = 0 AND r.`full_lkr` IS NOT NULL
		THEN max(0, r.`due_lkr` - r.`paid_lkr`)
		WHEN r.`due_usd` <= r.`paid_usd` THEN 0
		ELSE iif(r.`due_lkr` > r.`paid_lkr`, r.`due_lkr` - r.`paid_lkr`, r.`other_lkr`) END AS `owed_lkr`,
	CASE WHEN r.`paid_lkr` > 0 AND r.`came_in_usd` = 0 AND r.`full_lkr` IS NOT NULL
		THEN iif(r.`due_lkr` < r.`paid_lkr`, max(1, r.`paid_usd` - r.`due_usd`), 0)
		ELSE max(0, r.`paid_usd` - r.`due_usd`) END AS `back_usd`,
	CASE WHEN r.`paid_lkr` > 0 AND r.`came_in_usd` = 0 AND r.`full_lkr` IS NOT NULL
		THEN max(0, r.`paid_lkr` - r.`due_lkr`)
		WHEN r.`due_usd` >= r.`paid_usd` THEN 0
		ELSE iif(r.`due_lkr` < r.`paid_lkr`, r.`paid_lkr` - r.`due_lkr`, r.`other_lkr`) END AS `back_lkr`,
	r.`quoted_usd`, r.`quoted_lkr`, r.`price_reason`,
	r.`flight`, r.`pickup_address`, r.`dropoff_address`, r.`guest_name`, r.`travelers`, r.`bags`, r.`child_seats`,
	r.`surfboards`, r.`longboards`, r.`golf_bags`, r.`bicycles`, r.`wheelchairs`, r.`fixed_wheelchairs`, r.`prams`, r.`details`,
	b.`email`, b.`phone`, b.`phone_typed`, b.`language`, b.`driver_wish`, b.`arrangement`, b.`stay_days`, b.`on_account`,
	r.`driver_name`, r.`driver_phone`, r.`driver_car`, r.`driver_code`, r.`driver_answer`, r.`driver_answered_at`, r.`driver_late`, b.`created_at`, b.`erased_at`, r.`version`, b.`price_list`, r.`car_id`, r.`car_state`
FROM (
	SELECT *,
		iif(abs(`due_usd` - `paid_usd`) = `price_usd`, `full_lkr`, (`full_lkr` * abs(`due_usd` - `paid_usd`) + `price_usd` - 1) / `price_usd`) AS `other_lkr`
	FROM (
		SELECT *,
			iif(`status` IN ('new', 'confirmed'), `price_usd` - `waived_usd`, `cancel_fee_usd`) AS `due_usd`,
			iif(`status` IN ('new', 'confirmed'), `full_lkr` - `waived_lkr`, `cancel_fee_lkr`) AS `due_lkr`
		FROM (
			SELECT *,
				-- A tour has a price in dollars alone.
				coalesce(`price_lkr`, CAST(round(`price_usd` * (SELECT o.`lkr_per_usd` FROM `bookings` o WHERE o.`number` = `rides`.`booking_number`)) AS INTEGER)) AS `full_lkr`,
				coalesce((SELECT sum(a.`usd`) FROM `payment_allocations` a WHERE a.`booking_number` = `rides`.`booking_number` AND a.`position` = `rides`.`position`), 0) AS `paid_usd`,
				coalesce((SELECT sum(a.`lkr`) FROM `payment_allocations` a WHERE a.`booking_number` = `rides`.`booking_number` AND a.`position` = `rides`.`position`), 0) AS `paid_lkr`,
				coalesce((SELECT sum(iif(a.`currency` = 'USD', a.`usd`, 0)) FROM `payment_allocations` a WHERE a.`booking_number` = `rides`.`booking_number` AND a.`position` = `rides`.`position`), 0) AS `came_in_usd`
			FROM `rides`
		)
	)
) r
JOIN (SELECT *, (SELECT count(*) FROM `rides` o WHERE o.`booking_number` = `bookings`.`number`) AS `rides` FROM `bookings`) b ON b.`number` = r.`booking_number`;
--> statement-breakpoint
-- One row: with each change of what decides whether a car can be had, its version is another one.
INSERT INTO `fleet` (`id`) VALUES (1);
--> statement-breakpoint
CREATE TRIGGER `blocked_days_insert_fleet` AFTER INSERT ON `blocked_days` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blocked_days_update_fleet` AFTER UPDATE ON `blocked_days` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blocked_days_delete_fleet` AFTER DELETE ON `blocked_days` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cars_insert_fleet` AFTER INSERT ON `cars` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cars_update_fleet` AFTER UPDATE ON `cars` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cars_delete_fleet` AFTER DELETE ON `cars` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `days_off_insert_fleet` AFTER INSERT ON `days_off` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `days_off_update_fleet` AFTER UPDATE ON `days_off` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `days_off_delete_fleet` AFTER DELETE ON `days_off` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_cars_insert_fleet` AFTER INSERT ON `driver_cars` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_cars_update_fleet` AFTER UPDATE ON `driver_cars` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_cars_delete_fleet` AFTER DELETE ON `driver_cars` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `fleet_margin_fleet` AFTER UPDATE OF `margin_minutes` ON `fleet` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `rides_insert_fleet` AFTER INSERT ON `rides` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `rides_update_fleet` AFTER UPDATE OF `status`, `pickup`, `dropoff`, `via`, `minutes`, `distance_km`, `vehicle`, `park`, `tour_length`, `pickup_date`, `pickup_time`, `travelers`, `driver_phone`, `car_id`, `car_state` ON `rides`
WHEN NEW.`status` IS NOT OLD.`status`
	OR NEW.`pickup` IS NOT OLD.`pickup`
	OR NEW.`dropoff` IS NOT OLD.`dropoff`
	OR NEW.`via` IS NOT OLD.`via`
	OR NEW.`minutes` IS NOT OLD.`minutes`
	OR NEW.`distance_km` IS NOT OLD.`distance_km`
	OR NEW.`vehicle` IS NOT OLD.`vehicle`
	OR NEW.`park` IS NOT OLD.`park`
	OR NEW.`tour_length` IS NOT OLD.`tour_length`
	OR NEW.`pickup_date` IS NOT OLD.`pickup_date`
	OR NEW.`pickup_time` IS NOT OLD.`pickup_time`
	OR NEW.`travelers` IS NOT OLD.`travelers`
	OR NEW.`driver_phone` IS NOT OLD.`driver_phone`
	OR NEW.`car_id` IS NOT OLD.`car_id`
	OR NEW.`car_state` IS NOT OLD.`car_state` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `rides_delete_fleet` AFTER DELETE ON `rides` BEGIN
	UPDATE `fleet` SET `version` = `version` + 1;
END;
--> statement-breakpoint
-- Bookings keep the list that they were made under: a list that was published stays as it is.
CREATE TRIGGER `price_lists_stay` BEFORE UPDATE ON `price_lists` BEGIN
	SELECT RAISE(ABORT, 'price lists are only added to');
END;
--> statement-breakpoint
CREATE TRIGGER `price_lists_remain` BEFORE DELETE ON `price_lists` BEGIN
	SELECT RAISE(ABORT, 'price lists are only added to');
END;
--> statement-breakpoint
-- What a driver handed over and earns stays as it was entered: what was wrong is taken back by another entry.
CREATE TRIGGER `driver_entries_stay` BEFORE UPDATE ON `driver_entries` BEGIN
	SELECT RAISE(ABORT, 'entries of drivers are only added to');
END;
--> statement-breakpoint
CREATE TRIGGER `driver_wages_stay` BEFORE UPDATE ON `driver_wages` BEGIN
	SELECT RAISE(ABORT, 'wages of drivers are only added to');
END;
--> statement-breakpoint
-- An invoice that was issued stays as it was: what was wrong is credited.
CREATE TRIGGER `invoices_stay` BEFORE UPDATE ON `invoices` BEGIN
	SELECT RAISE(ABORT, 'invoices are only added to');
END;
--> statement-breakpoint
CREATE TRIGGER `invoice_lines_stay` BEFORE UPDATE ON `invoice_lines` BEGIN
	SELECT RAISE(ABORT, 'invoices are only added to');
END;
--> statement-breakpoint
-- The page that follows what changes knows it by a number, which is another one after a restore.
INSERT INTO `changes` (`id`, `number`) VALUES (1, unixepoch() * 1000);
--> statement-breakpoint
CREATE TRIGGER `alarms_insert_changes` AFTER INSERT ON `alarms` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `alarms_update_changes` AFTER UPDATE ON `alarms` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `alarms_delete_changes` AFTER DELETE ON `alarms` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `opinions_insert_changes` AFTER INSERT ON `opinions` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `opinions_update_changes` AFTER UPDATE ON `opinions` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `opinions_delete_changes` AFTER DELETE ON `opinions` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_history_insert_changes` AFTER INSERT ON `booking_history` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_history_update_changes` AFTER UPDATE ON `booking_history` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_history_delete_changes` AFTER DELETE ON `booking_history` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_insert_changes` AFTER INSERT ON `bookings` BEGIN
	UPDATE `changes` SET `number` = `number` + 1, `booking` = new.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_update_changes` AFTER UPDATE ON `bookings` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_delete_changes` AFTER DELETE ON `bookings` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blocked_days_insert_changes` AFTER INSERT ON `blocked_days` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blocked_days_update_changes` AFTER UPDATE ON `blocked_days` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `blocked_days_delete_changes` AFTER DELETE ON `blocked_days` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cars_insert_changes` AFTER INSERT ON `cars` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cars_update_changes` AFTER UPDATE ON `cars` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cars_delete_changes` AFTER DELETE ON `cars` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `days_off_insert_changes` AFTER INSERT ON `days_off` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `days_off_update_changes` AFTER UPDATE ON `days_off` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `days_off_delete_changes` AFTER DELETE ON `days_off` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_cars_insert_changes` AFTER INSERT ON `driver_cars` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_cars_update_changes` AFTER UPDATE ON `driver_cars` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_cars_delete_changes` AFTER DELETE ON `driver_cars` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cash_book_insert_changes` AFTER INSERT ON `cash_book` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cash_book_update_changes` AFTER UPDATE ON `cash_book` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `cash_book_delete_changes` AFTER DELETE ON `cash_book` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `charges_insert_changes` AFTER INSERT ON `charges` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `charges_update_changes` AFTER UPDATE ON `charges` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `charges_delete_changes` AFTER DELETE ON `charges` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_days_insert_changes` AFTER INSERT ON `driver_days` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_days_update_changes` AFTER UPDATE ON `driver_days` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_days_delete_changes` AFTER DELETE ON `driver_days` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_devices_insert_changes` AFTER INSERT ON `driver_devices` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_devices_update_changes` AFTER UPDATE ON `driver_devices` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_devices_delete_changes` AFTER DELETE ON `driver_devices` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_places_insert_changes` AFTER INSERT ON `driver_places` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_places_update_changes` AFTER UPDATE ON `driver_places` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `driver_places_delete_changes` AFTER DELETE ON `driver_places` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drivers_insert_changes` AFTER INSERT ON `drivers` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drivers_update_changes` AFTER UPDATE ON `drivers` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drivers_delete_changes` AFTER DELETE ON `drivers` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drivers_to_tell_insert_changes` AFTER INSERT ON `drivers_to_tell` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drivers_to_tell_update_changes` AFTER UPDATE ON `drivers_to_tell` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drivers_to_tell_delete_changes` AFTER DELETE ON `drivers_to_tell` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `guest_words_insert_changes` AFTER INSERT ON `guest_words` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `guest_words_update_changes` AFTER UPDATE ON `guest_words` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `guest_words_delete_changes` AFTER DELETE ON `guest_words` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `gateway_refunds_insert_changes` AFTER INSERT ON `gateway_refunds` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `gateway_refunds_update_changes` AFTER UPDATE ON `gateway_refunds` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `gateway_refunds_delete_changes` AFTER DELETE ON `gateway_refunds` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_allocations_insert_changes` AFTER INSERT ON `payment_allocations` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_allocations_update_changes` AFTER UPDATE ON `payment_allocations` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_allocations_delete_changes` AFTER DELETE ON `payment_allocations` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_notices_insert_changes` AFTER INSERT ON `payment_notices` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_notices_update_changes` AFTER UPDATE ON `payment_notices` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `payment_notices_delete_changes` AFTER DELETE ON `payment_notices` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `refunds_due_insert_changes` AFTER INSERT ON `refunds_due` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `refunds_due_update_changes` AFTER UPDATE ON `refunds_due` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `refunds_due_delete_changes` AFTER DELETE ON `refunds_due` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_events_insert_changes` AFTER INSERT ON `ride_events` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_events_update_changes` AFTER UPDATE ON `ride_events` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_events_delete_changes` AFTER DELETE ON `ride_events` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `rides_insert_changes` AFTER INSERT ON `rides` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `rides_update_changes` AFTER UPDATE ON `rides` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_events_answer` AFTER INSERT ON `ride_events` BEGIN
	UPDATE `rides` SET `driver_answer` = 'takes', `driver_answered_at` = NEW.`at`
	WHERE `booking_number` = NEW.`booking_number` AND `position` = NEW.`position` AND `driver_code` = NEW.`code` AND `pickup_date` = NEW.`pickup_date`
		AND `driver_answer` IS NOT 'takes';
END;
--> statement-breakpoint
CREATE TRIGGER `rides_answer_ends` AFTER UPDATE OF `driver_phone`, `pickup_date`, `pickup_time` ON `rides`
WHEN NEW.`driver_answer` IS NOT NULL AND (OLD.`driver_phone` IS NOT NEW.`driver_phone` OR OLD.`pickup_date` IS NOT NEW.`pickup_date` OR OLD.`pickup_time` IS NOT NEW.`pickup_time`)
BEGIN
	UPDATE `rides` SET `driver_answer` = NULL, `driver_answered_at` = NULL, `driver_late` = NULL WHERE `booking_number` = NEW.`booking_number` AND `position` = NEW.`position`;
END;
--> statement-breakpoint
CREATE TRIGGER `rides_delete_changes` AFTER DELETE ON `rides` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_update_changes` AFTER UPDATE OF `attempts`, `sent_at`, `given_up_at`, `bounced_at` ON `outbox` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_alarms_insert_changes` AFTER INSERT ON `ride_alarms` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_alarms_update_changes` AFTER UPDATE ON `ride_alarms` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `ride_alarms_delete_changes` AFTER DELETE ON `ride_alarms` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposals_insert_changes` AFTER INSERT ON `proposals` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposals_update_changes` AFTER UPDATE ON `proposals` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposals_delete_changes` AFTER DELETE ON `proposals` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
-- What was proposed stays as it was: versions are only added to, and emptied once the guest's data is erased.
CREATE TRIGGER `proposal_versions_stay` BEFORE UPDATE ON `proposal_versions`
WHEN NEW.`json` <> '' OR NEW.`version` <> OLD.`version` OR NEW.`proposal_number` <> OLD.`proposal_number` BEGIN
	SELECT RAISE(ABORT, 'versions of a proposal are only added to');
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_versions_remain` BEFORE DELETE ON `proposal_versions` BEGIN
	SELECT RAISE(ABORT, 'versions of a proposal are only added to');
END;
--> statement-breakpoint
-- Who was told stays in the history of a booking, also once the mail or the push is gone.
CREATE TRIGGER `outbox_sent_happens` AFTER UPDATE OF `sent_at` ON `outbox` WHEN NEW.`sent_at` IS NOT NULL AND NEW.`sent_at` IS NOT OLD.`sent_at` AND NEW.`booking_number` IS NOT NULL BEGIN
	INSERT INTO `happenings` (`booking_number`, `position`, `at`, `what`, `kind`, `reader`, `outcome`, `detail`)
	VALUES (NEW.`booking_number`, NEW.`position`, NEW.`sent_at`, 'mail', NEW.`kind`, NEW.`reader`, 'sent', '');
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_bounced_happens` AFTER UPDATE OF `bounced_at` ON `outbox` WHEN NEW.`bounced_at` IS NOT NULL AND NEW.`bounced_at` IS NOT OLD.`bounced_at` AND NEW.`booking_number` IS NOT NULL BEGIN
	INSERT INTO `happenings` (`booking_number`, `position`, `at`, `what`, `kind`, `reader`, `outcome`, `detail`)
	VALUES (NEW.`booking_number`, NEW.`position`, NEW.`bounced_at`, 'mail', NEW.`kind`, NEW.`reader`, 'bounced', coalesce(NEW.`bounce_reason`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_given_up_happens` AFTER UPDATE OF `given_up_at` ON `outbox` WHEN NEW.`given_up_at` IS NOT NULL AND NEW.`given_up_at` IS NOT OLD.`given_up_at` AND NEW.`booking_number` IS NOT NULL BEGIN
	INSERT INTO `happenings` (`booking_number`, `position`, `at`, `what`, `kind`, `reader`, `outcome`, `detail`)
	VALUES (NEW.`booking_number`, NEW.`position`, NEW.`given_up_at`, 'mail', NEW.`kind`, NEW.`reader`, 'given up', coalesce(NEW.`last_error`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `pushes_sent_happens` AFTER UPDATE OF `sent_at` ON `pushes` WHEN NEW.`sent_at` IS NOT NULL AND NEW.`sent_at` IS NOT OLD.`sent_at` AND NEW.`booking_number` IS NOT NULL BEGIN
	INSERT INTO `happenings` (`booking_number`, `position`, `at`, `what`, `kind`, `reader`, `outcome`, `detail`)
	VALUES (NEW.`booking_number`, 0, NEW.`sent_at`, 'push', coalesce(NEW.`said` ->> 'title', NEW.`said` ->> 'guest', ''), coalesce((SELECT d.`owner` FROM `push_devices` d WHERE d.`id` = NEW.`device_id`), ''), 'sent', '');
END;
--> statement-breakpoint
CREATE TRIGGER `pushes_given_up_happens` AFTER UPDATE OF `given_up_at` ON `pushes` WHEN NEW.`given_up_at` IS NOT NULL AND NEW.`given_up_at` IS NOT OLD.`given_up_at` AND NEW.`booking_number` IS NOT NULL BEGIN
	INSERT INTO `happenings` (`booking_number`, `position`, `at`, `what`, `kind`, `reader`, `outcome`, `detail`)
	VALUES (NEW.`booking_number`, 0, NEW.`given_up_at`, 'push', coalesce(NEW.`said` ->> 'title', NEW.`said` ->> 'guest', ''), coalesce((SELECT d.`owner` FROM `push_devices` d WHERE d.`id` = NEW.`device_id`), ''), 'given up', coalesce(NEW.`last_error`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_versions_insert_changes` AFTER INSERT ON `proposal_versions` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_versions_update_changes` AFTER UPDATE ON `proposal_versions` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_versions_delete_changes` AFTER DELETE ON `proposal_versions` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_history_insert_changes` AFTER INSERT ON `proposal_history` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_history_update_changes` AFTER UPDATE ON `proposal_history` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_history_delete_changes` AFTER DELETE ON `proposal_history` BEGIN
	UPDATE `changes` SET `number` = `number` + 1;
END;
