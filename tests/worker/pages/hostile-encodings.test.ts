/** Addresses whose encoding is broken, or hides something. */
import { areSafeInEveryAddress } from './hostile.ts'

const RAW = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%2F',
  '%2f..%2f',
  '%E0%A4%A',
  '%C0%AF',
  '%ED%A0%80',
  '+',
  '%0d%0aSet-Cookie:%20a=b',
  '%u0041',
  '|',
  '\\',
  ';',
  '%25%32%46',
]

areSafeInEveryAddress(RAW)
