/** How drivers' languages write a date: the day of the week counts, the year is known. */

/** @param weekdays from Sunday on, with commas @param months with commas @returns writes a date, `YYYY-MM-DD` */
export function daysAndMonths(
  weekdays: string,
  months: string,
  write: (month: string, day: number, weekday: string) => string,
): (date: string) => string {
  const [ofWeek, ofYear] = [weekdays.split(', '), months.split(', ')]
  return (date) => {
    const day = new Date(`${date}T00:00Z`)
    return write(ofYear[day.getUTCMonth()]!, day.getUTCDate(), ofWeek[day.getUTCDay()]!)
  }
}
