import sharp from 'sharp'

// Of all that libvips can load, only what a camera or a phone makes, and the SVG that we draw ourselves: PDF and the rest are read by
// nobody here. The block holds for the whole process, so whoever opens an untrusted file checks its content first (`pictureKind`).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvgBuffer',
  ],
})
// No picture is read twice: a cache in libvips would only take memory.
sharp.cache(false)

export { sharp }
