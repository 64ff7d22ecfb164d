ALTER TABLE `rides` ADD `confirmed_at` text;--> statement-breakpoint
-- What was cancelled before counts as confirmed: nobody is told another thing of it than until now.
UPDATE `rides` SET `confirmed_at` = coalesce(`changed_at`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) WHERE `status` <> 'new';
