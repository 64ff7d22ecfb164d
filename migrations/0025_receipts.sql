CREATE TABLE `receipt_requests` (
	`booking_number` integer PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`address` text NOT NULL,
	`at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`booking_number`) REFERENCES `bookings`(`number`) ON UPDATE no action ON DELETE no action
);
