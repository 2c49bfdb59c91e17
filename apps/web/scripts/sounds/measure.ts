import { RATE } from './signal.ts';

/** Loudest sample in dBFS, of samples between -1 and 1. */
export function peakDecibels(samples: ArrayLike<number>): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i += 1) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
  return 20 * Math.log10(peak);
}

/** Loudness of the loudest 50 ms in dBFS (root mean square). */
export function loudestDecibels(samples: ArrayLike<number>): number {
  const window = Math.min(samples.length, Math.round(0.05 * RATE));
  let energy = 0;
  let loudest = 0;
  for (let i = 0; i < samples.length; i += 1) {
    energy += (samples[i] ?? 0) ** 2 - (i >= window ? (samples[i - window] ?? 0) ** 2 : 0);
    loudest = Math.max(loudest, energy);
  }
  return 10 * Math.log10(loudest / window);
}

/** Hz at which the energy is balanced: low for thuds, high for hisses. */
export function spectralCentroid(samples: ArrayLike<number>): number {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const real = new Float64Array(size);
  for (let i = 0; i < samples.length; i += 1) real[i] = samples[i] ?? 0;
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  let weighted = 0;
  let total = 0;
  for (let bin = 1; bin < size / 2; bin += 1) {
    const power = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    weighted += ((bin * RATE) / size) * power;
    total += power;
  }
  return weighted / total;
}

/** Fourier transform in place (radix 2, recursive on even and odd samples); the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  if (size === 1) return;
  const half = size / 2;
  const pick = (from: Float64Array, odd: number): Float64Array =>
    Float64Array.from({ length: half }, (_, index) => from[2 * index + odd] ?? 0);
  const [evenReal, evenImaginary] = [pick(real, 0), pick(imaginary, 0)];
  const [oddReal, oddImaginary] = [pick(real, 1), pick(imaginary, 1)];
  transform(evenReal, evenImaginary);
  transform(oddReal, oddImaginary);
  for (let bin = 0; bin < half; bin += 1) {
    const angle = (-2 * Math.PI * bin) / size;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const [a, b] = [oddReal[bin] ?? 0, oddImaginary[bin] ?? 0];
    const [turnedReal, turnedImaginary] = [a * cosine - b * sine, a * sine + b * cosine];
    real[bin] = (evenReal[bin] ?? 0) + turnedReal;
    imaginary[bin] = (evenImaginary[bin] ?? 0) + turnedImaginary;
    real[bin + half] = (evenReal[bin] ?? 0) - turnedReal;
    imaginary[bin + half] = (evenImaginary[bin] ?? 0) - turnedImaginary;
  }
}
