CREATE TABLE `safari_offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`route_key` text NOT NULL,
	`park` text NOT NULL,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`distance_km` integer NOT NULL,
	`listed` integer DEFAULT false NOT NULL,
	`source` text DEFAULT 'embedded' NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	CONSTRAINT "safari_offers_distance" CHECK("safari_offers"."distance_km" between 0 and 1100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `safari_offers_url_unique` ON `safari_offers` (`url`);--> statement-breakpoint
CREATE UNIQUE INDEX `safari_offers_route_key_unique` ON `safari_offers` (`route_key`);--> statement-breakpoint
CREATE INDEX `safari_offers_listed` ON `safari_offers` (`park`,`id`) WHERE "safari_offers"."listed" = 1;--> statement-breakpoint
CREATE INDEX `safari_offers_expiring` ON `safari_offers` (`expires_at`) WHERE "safari_offers"."expires_at" is not null;--> statement-breakpoint
CREATE TABLE `transfer_rates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`route_key` text NOT NULL,
	`sub` integer,
	`pickup` text NOT NULL,
	`dropoff` text NOT NULL,
	`distance_km` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`pickup_lat` real,
	`pickup_lng` real,
	`latloc` real,
	`longloc` real,
	`listed` integer DEFAULT false NOT NULL,
	`source` text DEFAULT 'embedded' NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires_at` text,
	CONSTRAINT "transfer_rates_distance" CHECK("transfer_rates"."distance_km" between 1 and 1100),
	CONSTRAINT "transfer_rates_duration" CHECK("transfer_rates"."duration_minutes" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_rates_url_unique` ON `transfer_rates` (`url`);--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_rates_route_key_unique` ON `transfer_rates` (`route_key`);--> statement-breakpoint
CREATE INDEX `transfer_rates_listed` ON `transfer_rates` (`id`) WHERE "transfer_rates"."listed" = 1;--> statement-breakpoint
CREATE INDEX `transfer_rates_expiring` ON `transfer_rates` (`expires_at`) WHERE "transfer_rates"."expires_at" is not null;