/** A gas without a line in an artery, neither there nor placed with it. */
export const withoutLine = { as: 'linknopal', when: ['not arterial-line', 'not chose pal'] } as const

export const withoutNitricOxide = { as: 'linkB', when: ['not ino'] } as const

/** The same where none can be placed. */
export const withoutLineBefore = { as: 'linknopal', when: ['not arterial-line'] } as const
