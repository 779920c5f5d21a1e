import type { ProviderSlot } from '@patient/ui/CardForm';

const bare = { inlineSize: '100%', border: 'none', outline: 'none', background: 'transparent' };

/** Stands in for a field of the payment provider, which is a frame with a look of its own. */
export const providerSlot = (autoComplete: string, defaultValue = ''): ProviderSlot => ({
  isComplete: defaultValue !== '',
  render: ({ labelId, messageId }) => (
    <input
      aria-labelledby={labelId}
      aria-describedby={messageId}
      autoComplete={autoComplete}
      inputMode="numeric"
      defaultValue={defaultValue}
      style={bare}
    />
  ),
});
