/** How the operator begins a message to a guest. The operator goes on by hand. */
export const chat = {
  hello: (brand: string, reference: string) => `Hello, this is ${brand}, about your booking ${reference}: `,
}
