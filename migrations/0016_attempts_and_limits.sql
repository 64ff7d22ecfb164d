CREATE TABLE `payment_attempts` (
	`booking_number` integer NOT NULL,
	`attempt` integer NOT NULL,
	`usd` integer NOT NULL,
	`cents` integer NOT NULL,
	`currency` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	PRIMARY KEY(`booking_number`, `attempt`),
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_notices_by_order` ON `payment_notices` (`order_name`);