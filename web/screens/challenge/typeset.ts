/** A calculation with the sign that print has for times. */
export const typeset = (text: string): string => text.replaceAll(' x ', ' × ')
