ALTER TABLE `bookings` ADD `arrangement` text DEFAULT 'rides' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `stay_days` integer;--> statement-breakpoint
ALTER TABLE `rides` ADD `via` text;--> statement-breakpoint
ALTER TABLE `rides` ADD `beside` integer;--> statement-breakpoint
ALTER TABLE `rides` ADD `cancel_fee_usd` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP VIEW `operator_bookings`;--> statement-breakpoint
-- As before, with what journeys have.
CREATE VIEW `operator_bookings` AS
SELECT
	b.`reference` || CASE WHEN b.`rides` > 1 THEN '/' || r.`position` ELSE '' END AS `ride`,
	b.`reference`, r.`position`, b.`rides`, b.`number`, r.`kind`, r.`status`, r.`needs_review` AND r.`status` = 'new' AS `needs_review`,
	r.`pickup_date`, r.`pickup_time`, r.`pickup`, r.`dropoff`, r.`via`, r.`beside`, r.`distance_km`, r.`minutes`, r.`vehicle`, r.`price_lkr`,
	r.`park`, r.`tour_length`, r.`price_usd`, r.`cancel_fee_usd`,
	coalesce((SELECT sum(a.`amount`) FROM `payment_allocations` a WHERE a.`booking_number` = r.`booking_number` AND a.`position` = r.`position`), 0) / 100 AS `paid_usd`,
	r.`flight`, r.`pickup_address`, r.`dropoff_address`, r.`guest_name`, r.`travelers`, r.`bags`, r.`child_seats`, r.`details`,
	b.`email`, b.`phone`, b.`phone_typed`, b.`language`, b.`arrangement`, b.`stay_days`,
	r.`driver_name`, r.`driver_phone`, r.`driver_car`, r.`driver_code`, b.`created_at`, b.`erased_at`, r.`version`
FROM `rides` r
JOIN (SELECT *, (SELECT count(*) FROM `rides` o WHERE o.`booking_number` = `bookings`.`number`) AS `rides` FROM `bookings`) b ON b.`number` = r.`booking_number`;
