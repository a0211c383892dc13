interface LineLook {
  readonly stroke: string
  readonly dash?: string
}

/** Each kind of line has one look, wherever it is drawn; of several saturations those after the first have another. */
export const lineLooks = {
  rate: { stroke: 'stroke-present' },
  pressure: { stroke: 'stroke-alarm' },
  cuff: { stroke: 'stroke-focus', dash: '4 3' },
  saturation: { stroke: 'stroke-action' },
  later: { stroke: 'stroke-focus', dash: '4 3' },
  number: { stroke: 'stroke-ink' },
} as const satisfies { readonly [line: string]: LineLook }
