/** Names that would be markup, code, paths or invisible. */
import { areSafeInEveryAddress } from './hostile.ts'

const NAMES = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg onload=alert(1)>',
  '<!--',
  '-->',
  '{{7*7}}',
  '${7*7}',
  "$&$`$'",
  '\u202EyllE\u202C',
  '\u200B',
  'a\u0000b',
  '\uFEFF',
  '\u2028\u2029',
  'a/b',
  '../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '__proto__',
  'constructor',
  '&lt;script&gt;',
  '%3Cscript%3E',
  '-to-'.repeat(400),
  'x'.repeat(2000),
  '𝕏'.repeat(500),
  'මහනුවර',
  'ම'.repeat(155),
]

areSafeInEveryAddress(NAMES.map(encodeURIComponent))
