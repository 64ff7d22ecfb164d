-- Computed distances of earlier versions that are served to nobody any more. No name has an '@' in its key: these rows stand under
-- a position that only a visitor's browser told, and their figures came from there.
DELETE FROM `transfer_rates` WHERE `listed` = 0 AND instr(`route_key`, ' @ ') > 0;
--> statement-breakpoint
DELETE FROM `safari_offers` WHERE `listed` = 0 AND instr(`route_key`, ' @ ') > 0;
--> statement-breakpoint
-- The own roads answer for bare points each time.
DELETE FROM `transfer_rates` WHERE `listed` = 0 AND (`pickup` GLOB '[0-9]*°[NS] [0-9]*°[EW]' OR `dropoff` GLOB '[0-9]*°[NS] [0-9]*°[EW]');
--> statement-breakpoint
DELETE FROM `safari_offers` WHERE `listed` = 0 AND (`pickup` GLOB '[0-9]*°[NS] [0-9]*°[EW]' OR `dropoff` GLOB '[0-9]*°[NS] [0-9]*°[EW]');
--> statement-breakpoint
-- The slug of a page follows from the names of its places. Nobody reads the one of a computed row, which was the longest part of it.
UPDATE `transfer_rates` SET `url` = '' WHERE `listed` = 0;
--> statement-breakpoint
UPDATE `safari_offers` SET `url` = '' WHERE `listed` = 0;
