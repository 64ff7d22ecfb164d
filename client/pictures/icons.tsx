import type { SVGAttributes } from 'react'

/** The logo: the island's outline as a map pin with a road through it. The same drawing as /favicon.svg. */
export function BrandLogo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#16382c" />
      <path
        fill="#34c77b"
        d="M14.6 3.6c1-.8 2.2-.3 2.9.8 1.7 2.8 3 4.2 4.6 7 1.8 3 2.9 5.6 2.9 8.9 0 5-3.7 8.3-8.2 8.3-4.7 0-7.8-3.2-7.8-8.2 0-3 .8-5 1.7-8 .9-2.8 1.5-6.6 3.9-8.8Z"
      />
      <path
        fill="none"
        stroke="#0b110f"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M15.2 8c-1 3.6 4.2 4.8 3.6 8.2-.6 3.2-5.6 3.6-5 8.2"
      />
      <circle cx="15.2" cy="8" r="1.9" fill="#f6d78f" />
    </svg>
  )
}

// The icons below are beside words, so they are hidden from screen readers.

const frame = (size: number) => ({ width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true }) as const

interface LineIconProps extends Pick<SVGAttributes<SVGPathElement>, 'd' | 'strokeWidth' | 'strokeLinejoin'> {
  readonly size?: number
  readonly className?: string
}

export function LineIcon({ size = 24, className, ...line }: LineIconProps) {
  return (
    <svg {...frame(size)} className={className}>
      <path fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" {...line} />
    </svg>
  )
}

export const ChevronIcon = () => <LineIcon size={12} className="chevron" d="m6 9 6 6 6-6" />
export const MenuIcon = () => <LineIcon d="M4 7h16M4 12h16M4 17h16" />
export const CloseIcon = ({ size }: Pick<LineIconProps, 'size'>) => <LineIcon size={size} d="m6 6 12 12M18 6 6 18" />

export function ChatIcon() {
  return (
    <svg {...frame(28)}>
      <path
        fill="currentColor"
        d="M12 2a10 10 0 0 0-8.6 15L2 22l5.2-1.4A10 10 0 1 0 12 2Zm0 2a8 8 0 1 1-4.1 14.9l-.5-.3-2.6.7.7-2.5-.3-.5A8 8 0 0 1 12 4Z"
      />
      <path
        fill="currentColor"
        d="M8.9 7.3c-.2-.5-.4-.5-.7-.5h-.5c-.2 0-.5.1-.7.4-.3.3-1 .9-1 2.2s1 2.6 1.1 2.7c.1.2 1.9 3 4.6 4.1 2.3.9 2.8.7 3.2.7.5 0 1.6-.6 1.8-1.3.2-.6.2-1.2.2-1.3l-.5-.3-1.7-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a7 7 0 0 1-3.3-2.9c-.2-.3 0-.4.1-.5l.6-.7.2-.5v-.4z"
      />
    </svg>
  )
}
