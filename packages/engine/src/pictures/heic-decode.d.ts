declare module 'heic-decode' {
  interface Decoded {
    width: number
    height: number
    data: Uint8ClampedArray<ArrayBuffer>
  }
  interface Undecoded {
    width: number
    height: number
    decode(): Promise<Decoded>
  }
  const heicDecode: { all(source: { buffer: Uint8Array }): Promise<Undecoded[]> }
  export default heicDecode
}
