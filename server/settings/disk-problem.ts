const problems: { readonly [code: string]: string } = {
  ENOSPC: 'the disk is full',
  // PostgreSQL's word for it.
  '53100': 'the disk is full',
  EDQUOT: 'there is no more room for you on that disk',
  EFBIG: 'it is too large for that disk',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk fails',
}

/** Why something could not be written, as the end of a sentence. Undefined: it is nothing about a disk. */
export function diskProblem(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? problems[code] : undefined
}
