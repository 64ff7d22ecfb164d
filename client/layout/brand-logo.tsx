/** The site's sign: the island's drop as a pin, with a road through it. The same drawing as /favicon.svg. */
export function BrandLogo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#16382c" />
      <path fill="#34c77b" d="M14.600 3.600c1-.8 2.200-.3 2.900.8 1.700 2.800 3 4.200 4.600 7 1.800 3 2.900 5.600 2.900 8.900 0 5-3.700 8.300-8.200 8.300-4.700 0-7.800-3.200-7.800-8.200 0-3 .8-5 1.700-8 .9-2.800 1.500-6.600 3.900-8.800Z" />
      <path fill="none" stroke="#0b110f" strokeWidth="2.400" strokeLinecap="round" d="M15.200 8c-1 3.600 4.200 4.800 3.600 8.200-.6 3.200-5.600 3.600-5 8.200" />
      <circle cx="15.200" cy="8" r="1.900" fill="#f6d78f" />
    </svg>
  )
}
