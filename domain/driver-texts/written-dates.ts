/** How drivers' languages write dates and durations: the day of the week counts, the year is known. */

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

/** @param hour of a number of hours @param minute of minutes @returns writes a duration of whole minutes */
export const hoursAndMinutes =
  (hour: (count: number) => string, minute: (count: number) => string) => (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return [hours > 0 ? hour(hours) : '', rest > 0 || hours === 0 ? minute(rest) : ''].filter(Boolean).join(' ')
  }
