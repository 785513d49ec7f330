/** Shares and differences in the reader's language. */

export const share = (value: number, language: string): string =>
  value.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 })

/** A difference with its sign; no less than nothing is nothing. */
export const signed = (value: number, language: string, digits = 0): string =>
  value
    .toLocaleString(language, {
      signDisplay: 'exceptZero',
      maximumFractionDigits: digits,
    })
    .replace('-', '−')
