import { useQuery } from '@tanstack/react-query';
import classes from './share-panel.module.css';

/** Shows a picture to be saved by a long press, for browsers that ignore downloads. */
export function PictureToHold({ picture }: { readonly picture: File }) {
  const { data: address } = useQuery({
    queryKey: ['picture', picture.name, picture.lastModified],
    queryFn: () => toDataUrl(picture),
  });
  if (!address) return null;
  return (
    <div className={classes.hold} role="status">
      <p className={classes.note}>
        Press and hold the picture to save it. If nothing happens, open this page in your browser.
      </p>
      <img src={address} alt="Your card, ready to save" />
    </div>
  );
}

// A blob URL would mean nothing to the app around the browser.
function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture cannot be read.'));
    reader.readAsDataURL(file);
  });
}
