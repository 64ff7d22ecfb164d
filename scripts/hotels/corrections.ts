/**
 * Applies `corrections.txt`: what a person has found wrong in the table of hotels. The file's head explains its format.
 */
import { compactName } from '#domain/places/gazetteer/matching.ts'
import { readHotels, type Hotel } from '#worker/places/hotel-table.ts'
import { joined } from './duplicates.ts'

const LINE =
  /^(?<act>remove|rename|move|alias|join|rank) (?<name>[^|>]+?)(?: \| (?<town>[^|>]+?))?(?: => (?<value>.+))?$/
const ADDED = /^add (?<district>[^:]+): (?<line>.+)$/

/** @param tell is told of lines that no longer apply */
export function corrected(hotels: readonly Hotel[], corrections: string, tell: (line: string) => void): Hotel[] {
  const result = [...hotels]
  const find = (name: string, town?: string): number => {
    const found = result.flatMap((hotel, i) =>
      compactName(hotel.name) === compactName(name) && (!town || hotel.town === town || hotel.district === town)
        ? [i]
        : [],
    )
    const exact = found.filter((i) => result[i]!.name === name)
    return found.length === 1 ? found[0]! : exact.length === 1 ? exact[0]! : -1
  }
  for (const line of corrections.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const added = ADDED.exec(line)?.groups
    if (added) {
      const [hotel] = readHotels(`## ${added.district}\n${added.line}`)
      const before = find(hotel!.name, hotel!.town)
      if (before >= 0) result[before] = hotel!
      else result.push(hotel!)
      continue
    }
    const { act, name, town, value = '' } = LINE.exec(line)?.groups ?? {}
    if (!act || !name) throw new Error(`Not a correction: ${line}`)
    const index = find(name, town)
    const hotel = result[index]
    if (!hotel) {
      tell(`no single house for: ${line}`)
      continue
    }
    if (act === 'remove') {
      result.splice(index, 1)
    } else if (act === 'rename') {
      result[index] = { ...hotel, name: value }
    } else if (act === 'alias') {
      const known = new Set([hotel.name, ...hotel.aliases].map(compactName))
      result[index] = {
        ...hotel,
        aliases: [...hotel.aliases, ...value.split(', ').filter((alias) => !known.has(compactName(alias)))],
      }
    } else if (act === 'rank') {
      const [, kind = hotel.kind, stars = ''] = /^(\D+?)? ?(\d)?$/.exec(value) ?? []
      result[index] = { ...hotel, kind: kind as Hotel['kind'], stars: Number(stars) || hotel.stars }
    } else if (act === 'move') {
      const [, lat, lng, newTown = hotel.town] = /^([\d.]+) ([\d.]+)(?: (.+))?$/.exec(value) ?? []
      result[index] = {
        ...hotel,
        lat: Number(lat),
        lng: Number(lng),
        town: newTown,
        trust: hotel.trust === 'T' ? 'B' : hotel.trust,
      }
    } else {
      const [, newName = value, newTown] = /^(.+?) \| (.+)$/.exec(value) ?? []
      const target = find(newName, newTown)
      if (target < 0 || target === index) {
        tell(`no single house to join: ${line}`)
        continue
      }
      result[target] = joined(result[target]!, hotel)
      result.splice(index, 1)
    }
  }
  return result
}
