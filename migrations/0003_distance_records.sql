-- Computed distances that came from a visitor are dropped: some were never checked, others stood under a name without its position.
DELETE FROM `transfer_rates` WHERE `listed` = 0 AND (`verified` = 0 OR `source` = 'google' OR `expires_at` IS NOT NULL);
--> statement-breakpoint
-- What our own roads computed lives 30 days from now on, as every computed distance does.
UPDATE `transfer_rates` SET `expires_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+30 days') WHERE `listed` = 0;
--> statement-breakpoint
UPDATE `transfer_rates` SET `expires_at` = NULL WHERE `listed` = 1;
--> statement-breakpoint
ALTER TABLE `transfer_rates` DROP COLUMN `verified`;
--> statement-breakpoint
-- A name may stand for two places, each with its position in the route key: they share an address.
DROP INDEX `transfer_rates_url_unique`;
--> statement-breakpoint
CREATE TABLE `new_safari_offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
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
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	`park` text NOT NULL,
	CONSTRAINT "safari_offers_distance" CHECK("distance_km" between 0 and 1100),
	CONSTRAINT "safari_offers_duration" CHECK("duration_minutes" >= 0)
);
--> statement-breakpoint
-- Durations and positions of the listed offers follow in the next seed; computed ones are computed anew when they are asked for.
INSERT INTO `new_safari_offers` (`id`, `url`, `route_key`, `park`, `pickup`, `dropoff`, `distance_km`, `duration_minutes`, `listed`, `source`, `created_at`, `updated_at`)
SELECT `id`, `url`, `route_key`, `park`, `pickup`, `dropoff`, `distance_km`, 0, `listed`, `source`, `created_at`, `updated_at` FROM `safari_offers` WHERE `listed` = 1;
--> statement-breakpoint
DROP TABLE `safari_offers`;
--> statement-breakpoint
ALTER TABLE `new_safari_offers` RENAME TO `safari_offers`;
--> statement-breakpoint
CREATE UNIQUE INDEX `safari_offers_route_key_unique` ON `safari_offers` (`route_key`);
--> statement-breakpoint
CREATE INDEX `safari_offers_listed` ON `safari_offers` (`park`,`id`) WHERE "safari_offers"."listed" = 1;
--> statement-breakpoint
CREATE INDEX `safari_offers_expiring` ON `safari_offers` (`expires_at`) WHERE "safari_offers"."expires_at" is not null;
