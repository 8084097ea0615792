import { TextInput } from '@guildpath/ui';

/** Offers a text that could not be copied, selected by a press. */
export function TextToSelect({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <TextInput
      label={label}
      value={text}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
