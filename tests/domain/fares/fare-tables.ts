/**
 * The fare tables of domain/fares/transfer-fare.ts written a second time and in another way, to compare the site's fares with:
 * one closed sum a row, and speeds compared as fractions (the rounded speed changes tier at 0.55, 0.75 and 1.05).
 */
interface Row {
  when: boolean
  mini: number
  car: number
  van: number
}

const dollars = (rupees: number) => (rupees - (rupees % 288)) / 288

export function faresByTable(airportTrip: boolean, km: number, minutes: number) {
  const slow = 100 * km < 55 * minutes
  const medium = !slow && 100 * km < 75 * minutes
  const quick = !slow && !medium && 100 * km < 105 * minutes
  const fast = !slow && !medium && !quick
  const near = km > 15 && km <= 100
  const far = km > 100 && km <= 144
  const further = km > 144
  const rows: Row[] =
    airportTrip && km < 80
      ? [{ when: true, mini: km * 170 + 800, car: km * 200 + 800, van: km * 310 + 800 }]
      : [
          { when: km <= 15, mini: km * 230 + 2900, car: km * 250 + 3200, van: km * 400 + 5000 },
          { when: near && slow, mini: km * 250 + 600, car: km * 265 + 900, van: km * 300 + 1500 },
          { when: near && medium, mini: km * 210 + 600, car: km * 225 + 900, van: km * 250 + 1500 },
          { when: near && quick, mini: km * 200 + 600, car: km * 210 + 900, van: km * 210 + 1500 },
          { when: near && fast, mini: km * 190 + 600, car: km * 195 + 900, van: km * 210 + 1500 },
          { when: far && slow, mini: km * 185 + 600, car: km * 190 + 900, van: km * 210 + 1500 },
          { when: far && medium, mini: km * 180 + 600, car: km * 185 + 900, van: km * 210 + 1500 },
          { when: far && quick, mini: km * 150 + 600, car: km * 155 + 900, van: km * 210 + 1500 },
          { when: far && fast, mini: km * 140 + 600, car: km * 145 + 900, van: km * 190 + 1500 },
          { when: further && slow, mini: km * 170 + 600, car: km * 175 + 900, van: km * 210 + 1500 },
          { when: further && medium, mini: km * 169 + 600, car: km * 174 + 900, van: km * 210 + 1500 },
          { when: further && quick, mini: km * 150 + 600, car: km * 155 + 900, van: km * 210 + 1500 },
          { when: further && fast, mini: km * 140 + 600, car: km * 145 + 900, van: km * 190 + 1500 },
        ]
  const { mini, car, van } = rows.find(({ when }) => when)!
  return {
    miniprice: mini,
    carprice: car,
    vanprice: van,
    miniusd: dollars(mini),
    carusd: dollars(car),
    vanusd: dollars(van),
  }
}
