import type { Areas } from '../texts.ts'

export const areas = {
  site: () => import('./site.ts'),
  menu: () => import('./menu.ts'),
  footer: () => import('./footer.ts'),
  offline: () => import('./offline.ts'),
} satisfies Areas
