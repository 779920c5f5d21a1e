export { MedicalPhoto, type MedicalPhotoProps, type MedicalPhotoStrings } from './MedicalPhoto.tsx';
export { MedicalPhotos, type MedicalPhotosProps, type MedicalPhotosStrings } from './MedicalPhotos.tsx';
