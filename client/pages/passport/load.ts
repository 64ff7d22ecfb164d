/** The passport stands behind the '#', which no server sees. */
export const loader = () => null
