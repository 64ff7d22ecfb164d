/** Which roads the kept distances come from. Written by `npm run seed`: do not edit. */
export const ROADS_REVISION = '4eb79a80'
