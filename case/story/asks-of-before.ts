/**
 * What commands were before what is asked had names, in the first story alone: which ask each answers now, and under which name
 * a page kept what was not sent yet.
 */
export const asksOfBefore: { readonly [kind: string]: { readonly ask: string; readonly draft: string } } = {
  'answer-index': { ask: 'oxygen-index', draft: 'answer-index' },
  'choose-index': { ask: 'index-again', draft: 'choose-index' },
  'suggest-hfov': { ask: 'oscillator', draft: 'suggest-hfov' },
  'choose-hfov': { ask: 'oscillator', draft: 'choose-hfov' },
  'answer-provider-question': { ask: 'rescue', draft: 'own' },
  'answer-cylinders': { ask: 'cylinders', draft: 'own' },
  'answer-drip-rate': { ask: 'drip-rate', draft: 'own' },
}

export const draftsOfBefore = (ask: string): readonly string[] =>
  Object.values(asksOfBefore).flatMap((one) => (one.ask === ask ? one.draft : []))
