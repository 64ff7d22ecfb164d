/**
 * Text as its reader sees it. What is copied from a chat, a contact or a page often has characters around it that
 * nobody sees, and that make two equal texts differ. Each text that somebody types is cleaned here, once, where it
 * enters: in a form, a call, an address or a command.
 */

// Unicode's default-ignorable characters: marks of direction, zero-width spaces and joiners, soft hyphens, variation
// selectors, tags, byte order marks. And the annotation characters, which nothing shows either.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu

const JOINERS = '\u200C\u200D'
/** A letter or mark of the scripts from Arabic to Mongolian. Some of their words cannot be spelled without joiners. */
const JOINED = /^(?=[\u0600-\u18AF])(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]$/u

/** Spaces of any width, tabs, and the empty pattern of Braille. */
const SPACE = /[\p{Zs}\t\u2800]/gu

/**
 * Drops what nobody sees, and writes every space as ' '. Control characters stay: the check of the text refuses them.
 * A joiner stays between two letters that it joins or keeps apart, as in 'ශ්‍රී'.
 */
export function visibleText(text: string): string {
  return text
    .replace(UNSEEN, (mark, at: number) =>
      JOINERS.includes(mark) && JOINED.test(text[at - 1] ?? '') && JOINED.test(text[at + 1] ?? '') ? mark : '',
    )
    .replace(SPACE, ' ')
}

/** The same for one line: without spaces around it, and with single ones in it. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/ {2,}/g, ' ').replace(/^ | $/g, '')
}

/** Somebody's own words within a text of ours. Nothing in them ends the quotation. */
export const quoted = (words: string): string => `“${words.replace(/[“”„"]/g, "'")}”`
