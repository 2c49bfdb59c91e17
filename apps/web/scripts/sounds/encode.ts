import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE, type Signal } from './signal.ts';

const HEADER_BYTES = 44;
/** Plenty for a wooden ratchet in mono. */
const MP3_KILOBITS = 48;

/** 16-bit integers of samples between -1 and 1. */
function quantise(signal: Signal): Int16Array {
  return Int16Array.from(signal, (value) => Math.round(value * 32_767));
}

/** A RIFF file of 16-bit mono PCM. */
export function wav(signal: Signal): Uint8Array {
  const samples = quantise(signal);
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, ascii: string): void => bytes.set(new TextEncoder().encode(ascii), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); // length of the format block
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true); // bytes a second
  view.setUint16(32, 2, true); // bytes a frame
  view.setUint16(34, 16, true); // bits a sample
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(HEADER_BYTES + index * 2, sample, true));
  return bytes;
}

/** An mp3 at a constant bit rate. */
export function mp3(signal: Signal): Uint8Array {
  const encoder = new Mp3Encoder(1, RATE, MP3_KILOBITS);
  const parts = [encoder.encodeBuffer(quantise(signal)), encoder.flush()];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
