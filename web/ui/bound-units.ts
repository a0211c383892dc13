const beforeUnit = /(\d%?) (?=(?:mL|mg|mcg|kg|cm|min|ppm|psi|Hz|mmHg|L|G|C|h|s)\b)/g

/** No line ends between a number and its unit. */
export const boundUnits = (text: string): string => text.replace(beforeUnit, '$1\u00a0')
