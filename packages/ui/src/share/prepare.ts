import { PRODUCT_NAME } from '@hub/protocol/product';
import type { Parcel } from './deliver.ts';
import { drawPicture } from './picture.ts';
import type { ShareContent, SharePlayer } from './share-content.ts';
import { shareText } from './share-text.ts';

/** Writes the text and draws the picture of a result. `page`: an element with the game's colours. */
export async function prepareParcel(
  content: ShareContent,
  player: SharePlayer,
  page: Element,
): Promise<Parcel> {
  const { title, subtitle } = content;
  const name = [PRODUCT_NAME, title, subtitle].filter(Boolean).join(' ');
  return {
    title: [title, subtitle].filter(Boolean).join(' · '),
    text: shareText(content, window.location.origin),
    picture: await drawPicture({ content, player, address: window.location.host, page }),
    fileName: `${name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.png`,
  };
}

export { copyPicture, deliver, savePicture } from './deliver.ts';
export { loadPicture } from './picture.ts';
