import sharp from 'sharp'

// Of all that libvips can load, only what a camera or a phone makes: SVG, PDF and the rest are read by nobody here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadTiff', 'VipsForeignLoadNsgif'],
})
// Every picture is another one; what libvips would remember of the last is memory alone.
sharp.cache(false)

export { sharp }
