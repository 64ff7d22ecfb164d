DROP INDEX `safari_offers_listed`;--> statement-breakpoint
CREATE INDEX `safari_offers_listed` ON `safari_offers` (`id`) WHERE "safari_offers"."listed" = 1;--> statement-breakpoint
CREATE INDEX `safari_bookings_to_erase` ON `safari_bookings` (`pickup_date`) WHERE "safari_bookings"."erased_at" is null;--> statement-breakpoint
CREATE INDEX `transfer_bookings_to_erase` ON `transfer_bookings` (`pickup_date`) WHERE "transfer_bookings"."erased_at" is null;