export { openLocalFolder } from './local-folder.ts'
export { type FileStorage, StorageError } from './port.ts'
export { openS3, type S3Options } from './s3.ts'
