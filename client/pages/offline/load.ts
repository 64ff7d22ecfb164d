/** All that the page shows is on the phone. */
export const loader = () => null
