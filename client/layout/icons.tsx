/** The logo: the island's outline as a map pin with a road through it. The same drawing as /favicon.svg. */
export function BrandLogo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#16382c" />
      <path
        fill="#34c77b"
        d="M14.600 3.600c1-.8 2.200-.3 2.900.8 1.700 2.800 3 4.200 4.600 7 1.800 3 2.900 5.600 2.900 8.900 0 5-3.700 8.300-8.200 8.300-4.700 0-7.800-3.200-7.800-8.200 0-3 .8-5 1.700-8 .9-2.800 1.500-6.600 3.900-8.800Z"
      />
      <path
        fill="none"
        stroke="#0b110f"
        strokeWidth="2.400"
        strokeLinecap="round"
        d="M15.200 8c-1 3.600 4.200 4.800 3.600 8.200-.6 3.200-5.600 3.600-5 8.200"
      />
      <circle cx="15.200" cy="8" r="1.900" fill="#f6d78f" />
    </svg>
  )
}

// The icons below stand beside words and are hidden from screen readers.

interface IconProps {
  readonly size?: number
}

const frame = (size: number) =>
  ({ width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false }) as const
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function ChevronIcon({ size = 16 }: IconProps) {
  return (
    <svg {...frame(size)} {...line} className="chevron">
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}

export function MenuIcon({ size = 24 }: IconProps) {
  return (
    <svg {...frame(size)} {...line}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  )
}

export function CloseIcon({ size = 24 }: IconProps) {
  return (
    <svg {...frame(size)} {...line}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}

export function ChatIcon({ size = 24 }: IconProps) {
  return (
    <svg {...frame(size)}>
      <path
        fill="currentColor"
        d="M12 2a10 10 0 0 0-8.600 15L2 22l5.200-1.400A10 10 0 1 0 12 2Zm0 2a8 8 0 1 1-4.100 14.900l-.5-.3-2.600.7.700-2.500-.3-.5A8 8 0 0 1 12 4Z"
      />
      <path
        fill="currentColor"
        d="M8.900 7.300c-.2-.5-.4-.5-.7-.5h-.5c-.2 0-.5.1-.7.4-.3.300-1 .9-1 2.200s1 2.600 1.100 2.700c.1.200 1.900 3 4.600 4.100 2.300.9 2.800.7 3.200.7.5 0 1.600-.6 1.800-1.300.2-.6.2-1.200.2-1.300l-.5-.3-1.700-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.200-.3.200-.5.100a7 7 0 0 1-3.300-2.900c-.2-.3 0-.4.1-.5l.6-.7.200-.5v-.4z"
      />
    </svg>
  )
}
