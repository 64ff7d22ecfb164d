/** The roads that distances in KV come from; part of their keys. Written by `npm run seed`: do not edit. */
export const ROADS_REVISION = '890fc931'
